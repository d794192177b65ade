// GLSL's types and functions in C++, as far as kernels that decide something use them, so that their own text runs here.
#ifndef TESTS_DECISIONS_GLSL_H
#define TESTS_DECISIONS_GLSL_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

[[noreturn]] inline void undefined(const char *what) {
    printf("FAIL decisions: GLSL does not define %s\n", what);
    exit(1);
}

// An unsigned number modulo 2^BITS: what `uint` is where it shall be narrow.
template <unsigned BITS> struct Word {
    uint32_t bits;
    constexpr Word() : bits(0) {}
    constexpr Word(uint32_t number) : bits(number & 0xffffffffu >> (32 - BITS)) {}
    constexpr Word(int number) : Word((uint32_t)number) {}
    explicit constexpr operator uint32_t() const { return bits; }
    explicit constexpr operator int() const { return (int)(bits << (32 - BITS)) >> (32 - BITS); }

    friend constexpr Word operator+(Word a, Word b) { return a.bits + b.bits; }
    friend constexpr Word operator-(Word a, Word b) { return a.bits - b.bits; }
    friend constexpr Word operator*(Word a, Word b) { return a.bits * b.bits; }
    friend Word operator/(Word a, Word b) { return a.bits / divisor(b); }
    friend Word operator%(Word a, Word b) { return a.bits % divisor(b); }
    friend constexpr Word operator&(Word a, Word b) { return a.bits & b.bits; }
    friend constexpr Word operator|(Word a, Word b) { return a.bits | b.bits; }
    friend constexpr Word operator^(Word a, Word b) { return a.bits ^ b.bits; }
    friend Word operator<<(Word a, Word b) { return a.bits << distance(b); }
    friend Word operator>>(Word a, Word b) { return a.bits >> distance(b); }
    friend constexpr bool operator==(Word a, Word b) { return a.bits == b.bits; }
    friend constexpr bool operator!=(Word a, Word b) { return a.bits != b.bits; }
    friend constexpr bool operator<(Word a, Word b) { return a.bits < b.bits; }
    friend constexpr bool operator<=(Word a, Word b) { return a.bits <= b.bits; }
    friend constexpr bool operator>(Word a, Word b) { return a.bits > b.bits; }
    friend constexpr bool operator>=(Word a, Word b) { return a.bits >= b.bits; }
    constexpr Word operator~() const { return ~bits; }
    constexpr Word operator-() const { return 0u - bits; }
    Word &operator+=(Word b) { return *this = *this + b; }
    Word &operator-=(Word b) { return *this = *this - b; }
    Word &operator*=(Word b) { return *this = *this * b; }
    Word &operator^=(Word b) { return *this = *this ^ b; }
    Word &operator&=(Word b) { return *this = *this & b; }
    Word &operator|=(Word b) { return *this = *this | b; }
    Word operator++(int) {
        const Word before = *this;
        *this += 1;
        return before;
    }

    friend Word min(Word a, Word b) { return a < b ? a : b; }
    friend Word max(Word a, Word b) { return a < b ? b : a; }
    friend int findMSB(Word a) { return a.bits == 0 ? -1 : 31 - __builtin_clz(a.bits); }
    friend int bitCount(Word a) { return __builtin_popcount(a.bits); }
    friend Word bitfieldExtract(Word a, int first, int count) {
        if (first < 0 || count < 0 || first + count > (int)BITS) undefined("a field beyond a word");
        return a.bits >> first & ((1u << count) - 1);
    }
    friend void umulExtended(Word a, Word b, Word &high, Word &low) {
        const uint64_t product = (uint64_t)a.bits * b.bits;
        high = (uint32_t)(product >> BITS);
        low = (uint32_t)product;
    }

  private:
    static uint32_t divisor(Word by) {
        if (by.bits == 0) undefined("a division by 0");
        return by.bits;
    }
    static uint32_t distance(Word by) {
        if (by.bits >= BITS) undefined("a shift by as many bits as a word has, or more");
        return by.bits;
    }
};

// The same for words of 32 bits, as the processor has them.
inline uint32_t min(uint32_t a, uint32_t b) { return a < b ? a : b; }
inline uint32_t max(uint32_t a, uint32_t b) { return a < b ? b : a; }
inline int findMSB(uint32_t a) { return a == 0 ? -1 : 31 - __builtin_clz(a); }
inline int findLSB(uint32_t a) { return __builtin_ffs((int)a) - 1; }
inline int bitCount(uint32_t a) { return __builtin_popcount(a); }
inline uint32_t bitfieldExtract(uint32_t a, int first, int count) {
    return a << (32 - first - count) >> (32 - count);
}
inline int bitfieldExtract(int a, int first, int count) {
    return (int)((uint32_t)a << (32 - first - count)) >> (32 - count);
}
inline void umulExtended(uint32_t a, uint32_t b, uint32_t &high, uint32_t &low) {
    const uint64_t product = (uint64_t)a * b;
    high = (uint32_t)(product >> 32);
    low = (uint32_t)product;
}
inline uint32_t usubBorrow(uint32_t a, uint32_t b, uint32_t &borrow) {
    borrow = a < b;
    return a - b;
}

template <class U> struct Pair {
    U x, y;
    Pair() = default;
    Pair(U low, U high) : x(low), y(high) {}
    explicit Pair(U both) : x(both), y(both) {}
    friend Pair operator+(Pair a, Pair b) { return Pair(a.x + b.x, a.y + b.y); }
    friend Pair operator-(Pair a, Pair b) { return Pair(a.x - b.x, a.y - b.y); }
    friend Pair operator|(Pair a, Pair b) { return Pair(a.x | b.x, a.y | b.y); }
    friend Pair operator&(Pair a, Pair b) { return Pair(a.x & b.x, a.y & b.y); }
    friend Pair operator^(Pair a, Pair b) { return Pair(a.x ^ b.x, a.y ^ b.y); }
    friend bool operator==(Pair a, Pair b) { return a.x == b.x && a.y == b.y; }
    Pair operator~() const { return Pair(~x, ~y); }
    Pair &operator+=(Pair b) { return *this = *this + b; }
    Pair &operator^=(Pair b) { return *this = *this ^ b; }
    Pair &operator&=(Pair b) { return *this = *this & b; }
    Pair &operator|=(Pair b) { return *this = *this | b; }
};

// Constructors of the kernels' structures, as C++ spells them.
#define Forecast(...) \
    Forecast { __VA_ARGS__ }
#define Plan(...) \
    Plan { __VA_ARGS__ }
#define Leaf(...) \
    Leaf { __VA_ARGS__ }
#define Leaves(...) \
    Leaves { __VA_ARGS__ }

// ---- a workgroup: of one invocation, unless decisions_workgroup.h is there ----

#define shared
#ifdef TESTS_DECISIONS_WORKGROUP_H
#define LOAD_IN_WORKGROUP(word) load_atomically(word)
#define STORE_IN_WORKGROUP(word, value) store_atomically(word, value)
#define STORE_IN_DEVICE(word, value) store_atomically(word, value)
#else
inline void barrier() {}
#define LOAD_IN_WORKGROUP(word) (word)
#define STORE_IN_WORKGROUP(word, value) word = value
#define STORE_IN_DEVICE(word, value) word = value
#endif
inline void workgroup_sync() { barrier(); }

template <class U> struct As { typedef U type; }; // what is added has the type of the word
template <class U, class... Scope> U atomicLoad(U &at, Scope...) { return at; }
template <class U, class... Scope> U atomicAdd(U &at, typename As<U>::type by, Scope...) {
    const U before = at;
    at += by;
    return before;
}
template <class U> U atomicExchange(U &at, typename As<U>::type by) {
    const U before = at;
    at = by;
    return before;
}
template <class U> U atomicOr(U &at, typename As<U>::type bits) { return atomicExchange(at, at | bits); }
template <class U> U atomicMax(U &at, typename As<U>::type other) { return atomicExchange(at, max(at, other)); }

#endif
