// Where segments begin and end. push.size not 0: they are rows of so many elements. Else push.segments of them begin at
// offsets, from word push.offsets of what the includer's OFFSET(i) reads.
// push.ends 0: each ends where the next one begins, the last one at a further offset.
// push.ends not 0: there is no further offset. Each ends where END(i) says, from word push.ends - 1 on, but no later than
// the next one begins. An includer without END takes the beginning of the next one, and the count for the last one.
// Whatever these numbers are, no segment reaches beyond the count, and none into the next one.
struct Segment {
    uint begin; // its first element
    uint count;
    bool descends; // the next one begins before it
};

uint segment_count() {
    uint n = element_count();
    return push.size == 0u ? push.segments : n / push.size + (n % push.size != 0u ? 1u : 0u);
}

// Segment s of those there are.
Segment find_segment(const uint s) {
    uint n = element_count();
    uint begin = 0u;
    uint end = n;
    bool descends = false;
    if (push.size != 0u) {
        begin = s * push.size;
        if (n - begin >= push.size) end = begin + push.size;
    } else {
        begin = min(OFFSET(push.offsets + s), n);
        if (push.ends == 0u || s + 1u < push.segments) end = min(OFFSET(push.offsets + s + 1u), n);
        descends = end < begin;
#ifdef END
        if (push.ends != 0u) end = min(END(push.ends - 1u + s), end);
#endif
    }
    return Segment(begin, max(end, begin) - begin, descends);
}
