#version 450
#extension GL_GOOGLE_include_directive : require
// The first k of long segments, second step: a workgroup goes over its part of the array; of what lies in segments of more
// than push.direct elements it stores what does not pass the segment's pivot: first_segments.glsl.
#define ARGUMENTS FIRST_ARGUMENTS
#define READS_GIVEN
#include "buffers.glsl"
#include "keys.glsl"
#include "first_segments.glsl"

const uint ROOM = 4u * WORKGROUP_SIZE; // elements that are collected before they are stored
shared uvec2 collected[ROOM];
shared uint places[ROOM];
shared uint count; // of what does not pass, more than ROOM where some were stored at once
shared uint base;

uint invocation;

void store_candidate(const uint to, const uint at, const uint room, const uvec2 key, const uint place) {
    if (at >= room) return;
    store_key(true, to + at, key);
    CANDIDATE_PLACE(to + at) = place;
}

// Elements [first, end) of a segment.
void filter_part(const uint segment, const Segment s, const uint first, const uint end) {
    uint state = state_of(segment);
    uint to = candidates_of(segment, s);
    uint room = room_of(s);
    uvec2 mask = window_mask();
    uvec2 pivot = uvec2(CONTROL(state), CONTROL(state + 1u));
    uint pivot_place = CONTROL(state + 2u);
    barrier();
    if (invocation == 0u) count = 0u;
    barrier();
    for (uint offset = first; offset < end; offset += TILE) {
        uvec2 key[ITEMS];
        uint chosen = 0u;
        uint n = min(end - offset, TILE);
        [[unroll]] for (uint k = 0u; k < ITEMS; k++)
            key[k] = load_key(false, s.begin + offset + min(k * WORKGROUP_SIZE + invocation, n - 1u));
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint i = k * WORKGROUP_SIZE + invocation;
            key[k] = encode_key(key[k]);
            if (i < n && !key_less(pivot, key[k] & mask)) chosen |= 1u << k;
        }
        if (chosen != 0u) {
            [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
                uint place = offset + k * WORKGROUP_SIZE + invocation;
                if ((chosen & 1u << k) == 0u || (same(pivot, key[k] & mask) && place > pivot_place)) continue;
                uint at = atomicAdd(count, 1u);
                if (at < ROOM) {
                    collected[at] = key[k];
                    places[at] = place;
                } else {
                    store_candidate(to, atomicAdd(CONTROL(state + 3u), 1u), room, key[k], place);
                }
            }
        }
        if (end - offset <= TILE) break;
    }
    barrier();
    uint n = min(count, ROOM);
    if (invocation == 0u && n != 0u) base = atomicAdd(CONTROL(state + 3u), n);
    barrier();
    for (uint i = invocation; i < n; i += WORKGROUP_SIZE) store_candidate(to, base + i, room, collected[i], places[i]);
}

// The last segment that begins at element i or before it, else the first one.
uint segment_at(const uint i) {
    if (push.size != 0u) return i / push.size;
    uint low = 0u;
    uint high = segment_count();
    while (high - low > 1u) {
        uint middle = low + (high - low) / 2u;
        if (OFFSET(push.offsets + middle) <= i) low = middle;
        else high = middle;
    }
    return low;
}

void main() {
    uint n = element_count();
    uint segments = segment_count();
    invocation = gl_LocalInvocationIndex;
    if (workgroup_index() > (n - 1u) / push.span || n == 0u) return;
    uint first = workgroup_index() * push.span;
    uint end = first + min(n - first, push.span);
    for (uint segment = segment_at(first); segment < segments; segment++) {
        Segment s = find_segment(segment);
        if (s.begin >= end) break;
        if (s.count <= push.direct || s.begin + s.count <= first) continue;
        filter_part(segment, s, max(first, s.begin) - s.begin, min(end, s.begin + s.count) - s.begin);
    }
}
