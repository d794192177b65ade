// Ways in which tests have tiles stall, numbers of the field VARIANT_STALL. This file is C, too: tests include it.
#define STALL_NEVER 1u  // some tiles publish nothing
#define STALL_LATE 2u   // some tiles publish when their keys are stored
#define STALL_FIRST 3u  // the first tile publishes nothing
#define STALL_HALF 4u   // a random half of the tiles publishes nothing
#define STALL_LAST 5u   // none, but tiles start from the last to the first
#define STALL_UNSEEN 6u // a fourth publishes nothing; no load sees their status, another fourth's or a group's
