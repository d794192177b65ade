// Where segments begin and end: rows of push.size elements, or, where that is 0, push.segments of them begin at offsets, from
// word push.offsets of what the includer's OFFSET(i) reads. Whatever the offsets are, no segment reaches beyond the count.
struct Segment {
    uint begin; // its first element
    uint count;
    bool descends; // its end comes before its begin
};

uint segment_count() {
    uint n = element_count();
    return push.size == 0u ? push.segments : n / push.size + (n % push.size != 0u ? 1u : 0u);
}

// Segment s of those there are.
Segment find_segment(const uint s) {
    uint n = element_count();
    uint begin = 0u;
    uint end = 0u;
    if (push.size != 0u) {
        begin = s * push.size;
        end = n - begin < push.size ? n : begin + push.size;
    } else {
        begin = min(OFFSET(push.offsets + s), n);
        end = min(OFFSET(push.offsets + s + 1u), n);
    }
    return Segment(begin, max(end, begin) - begin, end < begin);
}
