// A workgroup of many invocations, for kernels that run here as C++: each is a stack of its own, and all of them take turns
// at barriers. Shared memory knows who has used its words since the last barrier, a block that a dispatch's workgroups share
// who has since the dispatch began: two invocations that do not use atomics alone may not, if one of them writes. See
// decisions.sh.
#ifndef TESTS_DECISIONS_WORKGROUP_H
#define TESTS_DECISIONS_WORKGROUP_H

#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <ucontext.h>

#include <functional>
#include <vector>

static const char *broken; // what does not hold

#define EXPECT(condition) \
    do { \
        if (!(condition) && !broken) broken = #condition; \
    } while (0)

// ---- invocations ----

static uint32_t gl_LocalInvocationIndex;
static struct Indices { uint32_t x, y; } gl_WorkGroupID, gl_NumWorkGroups = {1, 1};
static struct { struct { operator uint32_t() const { return gl_LocalInvocationIndex; } } x; } gl_LocalInvocationID;

namespace workgroup {
const size_t STACK = 1 << 16;
enum { MOST = 256 };
static jmp_buf places[MOST], caller;
static std::vector<char> stacks(MOST *STACK);
static ucontext_t contexts[MOST], home;
static bool done[MOST];
static uint32_t size, left, waiting; // invocations: all, those that have not ended, those of them at a barrier
static uint64_t phase = 1;           // barriers, of all workgroups
static uint64_t dispatches;
static void (*kernel)();

// Whose turn is next.
[[noreturn]] static void go_on() {
    uint32_t i = gl_LocalInvocationIndex;
    if (left == 0) _longjmp(caller, 1);
    do i = i + 1 < size ? i + 1 : 0;
    while (done[i]);
    gl_LocalInvocationIndex = i;
    _longjmp(places[i], 1);
}

static void start() {
    if (_setjmp(places[gl_LocalInvocationIndex]) == 0) swapcontext(&contexts[gl_LocalInvocationIndex], &home);
    kernel();
    done[gl_LocalInvocationIndex] = true, left--;
    go_on();
}

// All take turns in their order, so that the last one comes to a barrier when all others have.
static void wait() {
    EXPECT(left == size); // some have ended without
    if (++waiting >= left) waiting = 0, phase++;
    if (_setjmp(places[gl_LocalInvocationIndex]) == 0) go_on();
}

// Up to where it waits for its first turn.
static void begin(uint32_t i) {
    done[i] = false;
    getcontext(&contexts[i]);
    contexts[i].uc_stack.ss_sp = &stacks[i * STACK];
    contexts[i].uc_stack.ss_size = STACK;
    contexts[i].uc_link = NULL;
    makecontext(&contexts[i], start, 0);
    swapcontext(&home, &contexts[i]);
}

// The next workgroup of the dispatch.
static void run_next(uint32_t invocations, void (*main)()) {
    size = left = invocations, kernel = main, waiting = 0, phase++;
    for (gl_LocalInvocationIndex = 0; gl_LocalInvocationIndex < size; gl_LocalInvocationIndex++)
        begin(gl_LocalInvocationIndex);
    if (_setjmp(caller) == 0) go_on();
    EXPECT(waiting == 0);
    phase++;
}

static void run(uint32_t invocations, void (*main)()) {
    dispatches++;
    run_next(invocations, main);
}
}

inline void barrier() { workgroup::wait(); }

// In order of their numbers, as many as there are.
static void run_workgroups(uint32_t workgroups, uint32_t invocations, void (*main)()) {
    gl_NumWorkGroups = {workgroups, 1};
    workgroup::dispatches++;
    for (gl_WorkGroupID = {0, 0}; gl_WorkGroupID.x < workgroups && !broken; gl_WorkGroupID.x++)
        workgroup::run_next(invocations, main);
}
static uint32_t workgroup_index() { return gl_WorkGroupID.x; }

// ---- memory ----

static uint64_t accesses; // to elements of buffers

// A buffer, of which some elements are the sort's.
template <class T> struct Buffer {
    std::vector<T> all;
    size_t own;
    T &at(size_t i) {
        static T none;
        accesses++;
        EXPECT(i < own); // an element of others
        return i < all.size() ? all[i] : none;
    }
};

// An array of an invocation's own.
template <class U, uint32_t N> struct Private {
    U items[workgroup::MOST][N];
    U &operator[](uint32_t k) { return items[gl_LocalInvocationIndex][k]; }
};

static uint64_t steps; // loads of shared memory

// Who has used a word, and how.
struct Uses {
    enum Use { LOADED = 1, STORED = 2, ATOMIC = 4 };
    uint32_t user, uses;
    uint64_t since;

    // The uses since then count.
    void add(Use how, uint32_t by, uint64_t then) {
        if (since != then) since = then, user = by, uses = 0;
        const uint32_t both = uses | how;
        EXPECT(user == by || both == LOADED || both == ATOMIC); // else it is a race
        if (user != by) user = ~0u; // several
        uses = both;
    }
};

// A word of shared memory.
struct SharedWord {
    uint32_t bits;
    Uses uses;

    void use(Uses::Use how) { uses.add(how, gl_LocalInvocationIndex, workgroup::phase); }
    operator uint32_t() {
        use(Uses::LOADED), steps++;
        return bits;
    }
    uint32_t operator=(uint32_t word) {
        use(Uses::STORED);
        return bits = word;
    }
    uint32_t atomic(uint32_t word) {
        const uint32_t before = bits;
        use(Uses::ATOMIC), bits = word;
        return before;
    }
};

// A word of a block that all workgroups share. No barrier orders what different invocations do with it: that is private in
// Vulkan's memory model, unless it is atomic.
struct BlockWord {
    std::vector<uint32_t> &block;
    size_t i;

    void use(Uses::Use how) const {
        static std::vector<Uses> all;
        if (workgroup::left == 0) return; // by no kernel
        if (i >= all.size()) all.resize(i + 1);
        all[i].add(how, gl_WorkGroupID.x * workgroup::MOST + gl_LocalInvocationIndex, workgroup::dispatches);
    }
    operator uint32_t() const {
        use(Uses::LOADED);
        return block.at(i);
    }
    uint32_t operator=(uint32_t word) const {
        use(Uses::STORED);
        return block.at(i) = word;
    }
    uint32_t operator=(const BlockWord &other) const { return *this = (uint32_t)other; }
    uint32_t atomic(uint32_t word) const {
        const uint32_t before = block.at(i);
        use(Uses::ATOMIC), block[i] = word;
        return before;
    }
};

template <class... Scope> uint32_t atomicLoad(const BlockWord &at, Scope...) { return at.atomic(at.block.at(at.i)); }
template <class... Scope> uint32_t atomicAdd(const BlockWord &at, uint32_t by, Scope...) {
    return at.atomic(at.block.at(at.i) + by);
}
inline uint32_t atomicOr(const BlockWord &at, uint32_t bits) { return at.atomic(at.block.at(at.i) | bits); }
inline void store_atomically(const BlockWord &at, uint32_t word) { at.atomic(word); }

inline uint32_t atomicAdd(SharedWord &at, uint32_t by) { return at.atomic(at.bits + by); }
inline uint32_t atomicOr(SharedWord &at, uint32_t bits) { return at.atomic(at.bits | bits); }
inline uint32_t atomicMax(SharedWord &at, uint32_t other) { return at.atomic(at.bits < other ? other : at.bits); }
inline uint32_t load_atomically(SharedWord &at) { return at.atomic(at.bits); }
inline void store_atomically(SharedWord &at, uint32_t word) { at.atomic(word); }

// ---- keys, promises ----

static uint64_t random_state;
static uint64_t random_bits() { // splitmix64
    uint64_t x = random_state += 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}
static uint32_t below(uint32_t bound) { return (uint32_t)(random_bits() % bound); }

static int failures;
#define PROMISE(test) promise(test, #test)

static void promise(void (*test)(), const char *name) {
    broken = NULL, random_state = 0;
    test();
    printf("%s decisions: ", broken ? "FAIL" : "ok  ");
    for (const char *c = name; *c; c++) putchar(*c == '_' ? ' ' : *c);
    printf(" (keys of %u bits)\n", TEST_KEY_BITS);
    if (broken) printf("     %s\n", broken), failures++;
}

#endif
