// What the kernels of one-sweep's passes share: tiles' status rows, look-back and its fallback, lanes of equal digit.
// The kernel defines digit_of(key) and TILE_COUNTS(d), RADIX words of shared memory that are free while a workgroup looks back.
// VARIANT: bit 2: tiles in the order of the workgroups' indices, not of tickets; bits 8..10: STALL_*; bits 16..19: rows
// that look-back loads at once, 0 for 8.
const bool TICKETS = (VARIANT & 4u) == 0u;
const uint STALL = (VARIANT >> 8) & 7u;
const uint STALL_NEVER = 1u; // some tiles publish nothing
const uint STALL_LATE = 2u;  // some tiles publish when their keys are stored
const uint STALL_FIRST = 3u; // the first tile publishes nothing
const uint STALL_HALF = 4u;  // a random half of the tiles publishes nothing
const uint STALL_LAST = 5u;  // none, but tiles start from the last to the first

const uint SUBGROUPS = WORKGROUP_SIZE / SUBGROUP_SIZE;

// Status word: 3 bits of state, 29 bits of count. The states rotate with the portion's number among all portions that run,
// those that really have elements, so that what an earlier one left behind reads as "not yet there". Three states do: only a
// pass's last portion may leave rows alone, and where passes have others, a full one comes before it and one behind.
const uint STATUS_SHIFT = 29u;
const uint WINDOW = (VARIANT >> 16 & 15u) == 0u ? 8u : VARIANT >> 16 & 15u;

shared uint target[RADIX]; // where a digit's elements go, less their place in the tile
shared uint sums[SUBGROUPS];
shared uint ticket;
shared uint silent; // 1 + row of the nearest predecessor that some digit still waits for

uint invocation; // rank in the workgroup by (subgroup, lane)
uint subgroup;
uint lane;
uint lanes;     // of this subgroup
uint run_begin; // first item of this subgroup's run

uint local_state;
uint inclusive_state;

uint item_index(const uint k) { return run_begin + k * lanes + lane; }

void number_invocations() {
    subgroup = gl_SubgroupID;
    lane = gl_SubgroupInvocationID;
    lanes = SUBGROUP_SIZE;
    invocation = subgroup * SUBGROUP_SIZE + lane;
    if (FULL_SUBGROUPS == 0u) {
        uvec4 here = subgroupBallot(true);
        lane = subgroupBallotExclusiveBitCount(here);
        lanes = subgroupBallotBitCount(here);
        if (lane == 0u) sums[subgroup] = lanes;
        barrier();
        invocation = lane;
        for (uint s = 0u; s < subgroup; s++) invocation += sums[s];
        barrier();
    }
    run_begin = (invocation - lane) * ITEMS;
}

// Where this portion's digits begin, and the next one's.
uint base_row() {
    return push.portion == 0u ? CONTROL_HISTOGRAMS + push.pass * RADIX : push.status + (push.portion & 1u) * RADIX;
}
uint next_base_row() { return push.status + (~push.portion & 1u) * RADIX; }

uint status_row(const uint row) { return push.status + (2u + row) * RADIX; }

uint load_status(const uint i) {
    return atomicLoad(CONTROL(i), gl_ScopeDevice, gl_StorageSemanticsBuffer, gl_SemanticsRelaxed);
}

void publish(const uint row, const uint state, const uint count) {
    atomicStore(CONTROL(status_row(row) + invocation), (state << STATUS_SHIFT) | count, gl_ScopeDevice,
                gl_StorageSemanticsBuffer, gl_SemanticsRelaxed);
}

bool stalled(const uint row) {
    uint hash = (row * 0x9e3779b1u) ^ (push.pass * 0x85ebca6bu);
    hash ^= hash >> 15;
    if (STALL == STALL_LAST) return false;
    if (STALL == STALL_FIRST) return row == 0u;
    if (STALL == STALL_HALF) return (hash & 1u) != 0u;
    return (hash & 7u) == 3u;
}

void subgroup_sync() {
    controlBarrier(gl_ScopeSubgroup, gl_ScopeSubgroup, gl_StorageSemanticsShared, gl_SemanticsAcquireRelease);
}

const bool ONE_WORD = FULL_SUBGROUPS != 0u && SUBGROUP_SIZE <= 32u; // a subgroup's ballot

// The lanes of equal digit, as a ballot. They find each other by ballots, one a bit (Ashkiani and others, "GPU multisplit",
// 2016).
uvec4 find_peers(const uint digit) {
    if (ONE_WORD) {
        uint mask = 0xffffffffu >> (32u - SUBGROUP_SIZE);
        [[unroll]] for (uint b = 0u; b < RADIX_BITS; b++) {
            bool set = (digit & (1u << b)) != 0u;
            uint vote = subgroupBallot(set).x;
            mask &= set ? vote : ~vote;
        }
        return uvec4(mask, 0u, 0u, 0u);
    }
    uvec4 mask = subgroupBallot(true);
    [[unroll]] for (uint b = 0u; b < RADIX_BITS; b++) {
        uvec4 vote = subgroupBallot((digit >> b & 1u) != 0u);
        mask &= vote ^ ((digit >> b & 1u) - 1u);
    }
    return mask;
}

uint rank_among(const uvec4 peers) {
    return ONE_WORD ? bitCount(peers.x & gl_SubgroupLtMask.x) : subgroupBallotExclusiveBitCount(peers);
}

uint count_peers(const uvec4 peers) { return ONE_WORD ? bitCount(peers.x) : subgroupBallotBitCount(peers); }

// ---- look-back ----

// Adds up the counts of the rows before row `at`, as far as they are there. Returns the rows left: 0 when complete.
// A word less that of a local count of 0 is below LOCAL_END for a local count, below INCLUSIVE_END for an inclusive
// one.
uint look_back(const uint digit, uint at, const uint most_polls, inout uint before) {
    const uint LOCAL_END = 1u << STATUS_SHIFT;
    const uint INCLUSIVE_END = 2u << STATUS_SHIFT;
    uint zero = local_state << STATUS_SHIFT;
    for (uint polls = 0u; at > 0u && polls < most_polls; polls++) {
        uint word[WINDOW];
        if (at >= WINDOW) {
            uint last = status_row(at - WINDOW) + digit;
            [[unroll]] for (uint k = 0u; k < WINDOW; k++)
                word[k] = load_status(last + (WINDOW - 1u - k) * RADIX) - zero;
            uint sum = 0u;
            uint any = 0u;
            [[unroll]] for (uint k = 0u; k < WINDOW; k++) {
                sum += word[k];
                any |= word[k];
            }
            if (any < LOCAL_END) {
                before += sum;
                at -= WINDOW;
                polls = 0u;
                continue;
            }
        } else {
            [[unroll]] for (uint k = 0u; k < WINDOW; k++)
                word[k] = load_status(status_row(max(at, k + 1u) - k - 1u) + digit) - zero;
        }
        bool goes_on = true;
        [[unroll]] for (uint k = 0u; k < WINDOW; k++) {
            if (goes_on && word[k] < INCLUSIVE_END) {
                goes_on = word[k] < LOCAL_END && at > 1u;
                before += word[k] & (LOCAL_END - 1u);
                at = word[k] < LOCAL_END ? at - 1u : 0u;
                polls = 0u;
            } else {
                goes_on = false;
            }
        }
    }
    if (STALL != 0u && at > 0u && digit == 0u) atomicAdd(CONTROL(CONTROL_POLLS), most_polls);
    return at;
}

// The whole workgroup counts a predecessor's tile and publishes the counts in its place.
void count_for(const uint row, const uint tile_begin, const bool from_alt, const bool encode) {
    for (uint d = invocation; d < RADIX; d += WORKGROUP_SIZE) TILE_COUNTS(d) = 0u;
    barrier();
    for (uint i = invocation; i < TILE; i += WORKGROUP_SIZE) {
        uvec2 key = load_key(from_alt, tile_begin + i);
        atomicAdd(TILE_COUNTS(digit_of(encode ? encode_key(key) : key)), 1u);
    }
    barrier();
    if (invocation < RADIX) {
        uint i = status_row(row) + invocation;
        uint old = load_status(i);
        uint state = old >> STATUS_SHIFT;
        if (state != local_state && state != inclusive_state)
            atomicCompSwap(CONTROL(i), old, (local_state << STATUS_SHIFT) | TILE_COUNTS(invocation));
    }
    if (invocation == 0u) atomicAdd(CONTROL(CONTROL_FALLBACKS), 1u);
}

// Who found a predecessor silent finds more of them where workgroups start out of order: waiting long for each would add up
// to seconds.
const uint POLLS_AGAIN = 8u;

// The elements of each digit in the tiles before `row`, by invocation.
uint count_before(const uint row, const uint portion_begin, const bool from_alt, const bool encode) {
    uint before = 0u;
    uint left = 0u;
    if (invocation < RADIX) {
        left = look_back(invocation, row, push.polls, before);
        if (left > 0u) atomicMax(silent, left);
    }
    barrier();
    while (silent > 0u) {
        uint silent_row = silent - 1u;
        barrier();
        if (invocation == 0u) silent = 0u;
        count_for(silent_row, (portion_begin + silent_row) * TILE, from_alt, encode);
        barrier();
        if (left > 0u) left = look_back(invocation, left, min(push.polls, POLLS_AGAIN), before);
        if (left > 0u) atomicMax(silent, left);
        barrier();
    }
    return before;
}

// Whom the counts of this tile and of those before concern: the tiles behind, and the next portion.
void publish_inclusive(const uint row, const bool stall, const uint before, const uint tile_count) {
    if (row > 0u && !stall) publish(row, inclusive_state, before + tile_count);
    if (row + 1u == push.portion_tiles)
        CONTROL(next_base_row() + invocation) = CONTROL(base_row() + invocation) + before + tile_count;
}
