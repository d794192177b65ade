// In place of shaders/common/invocations.glsl: subgroups of one lane, whose ballots are not asked for.
const uint FULL_SUBGROUPS = 0, SUBGROUP_SIZE = 1, lane = 0, lanes = 1;
const uint SUBGROUPS = WORKGROUP_SIZE, gl_NumSubgroups = WORKGROUP_SIZE;
#define invocation gl_LocalInvocationIndex
#define subgroup gl_LocalInvocationIndex

struct uvec4 { uint x, y; };
static uvec4 subgroupBallot(bool) { undefined("ballots here"); }
static void number_invocations() {}

static uvec4 find_peers(uint) { return {1, 0}; }
static uint rank_among(uvec4) { return 0; }
static uint count_peers(uvec4) { return 1; }
static void subgroup_sync() {}

static uint workgroup_sums[WORKGROUP_SIZE];
static uint workgroup_exclusive_add(uint value) {
    uint before = 0;
    barrier();
    workgroup_sums[gl_LocalInvocationIndex] = value;
    barrier();
    for (uint i = 0; i < gl_LocalInvocationIndex; i++) before += workgroup_sums[i];
    return before;
}
