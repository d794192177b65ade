#pragma once
#include "choose/walk.h"
#include "record/pipelines.h"
#include "record/texts.h"

/* ---- >>explain: what a sort is planned to do, in words ---- */
/* A text in the caller's memory, which may have less room than it takes. */
typedef struct gpusorti_writer {
    char *text;
    size_t room, used; /* used: bytes without the 0 at the end, also those that there was no room for */
} gpusorti_writer;

GPUSORTI_PRINTF(2, 3) static void gpusorti_say(gpusorti_writer *t, const char *format, ...) {
    const size_t left = t->used < t->room ? t->room - t->used : 0;
    char none[1];
    va_list list;
    va_start(list, format);
    t->used += (size_t)vsnprintf(left ? t->text + t->used : none, left, format, list);
    va_end(list);
}

typedef struct gpusorti_explanation {
    const gpusort_context *ctx;
    gpusorti_writer text;
    uint32_t steps, missing; /* missing: those whose pipelines are not compiled yet */
} gpusorti_explanation;

/* Why the planners of other methods did not make the plan. */
static void gpusorti_explain_methods(gpusorti_explanation *e, const gpusorti_plan *plan) {
    const gpusorti_plan blank = gpusorti_blank_plan(e->ctx, &plan->request, plan->reach.too_large);
    const gpusorti_thresholds up_to = gpusorti_thresholds_of(e->ctx, &blank);
    int i;
    gpusorti_say(&e->text, "method: %s\n", plan->method->name);
    for (i = 0; i < GPUSORTI_METHODS; i++) {
        const gpusorti_method *method = &gpusorti_methods[i];
        if (method == plan->method) continue;
        gpusorti_say(&e->text, "not used: %s, because ", method->name);
        if (!(method->wanted >> plan->request.algorithm & 1))
            gpusorti_say(&e->text, "gpusort_cmd_args.algorithm %s\n",
                         gpusorti_asks_for(&plan->request, GPUSORT_AUTO) ? "does not select it" : "selects another method");
        else if (method < plan->method)
            gpusorti_say(&e->text, "%s\n", method->plan(e->ctx, &up_to, blank).why_not);
        else
            gpusorti_say(&e->text, "the method above can do this sort and is preferred\n");
    }
}

/* What decides a good deal of a sort's speed. */
static void gpusorti_explain_plan(gpusorti_explanation *e, const gpusorti_plan *plan) {
    static const char *const modes[] = {"push descriptors", "descriptor sets",
                                        "device addresses"}; /* gpusorti_binding_mode */
    const gpusorti_request *r = &plan->request;
    gpusorti_say(&e->text, "row of the tuning table: %s%s\n", e->ctx->tuning_row->name,
                 e->ctx->tuned ? ", replaced by gpusort_desc.tuning" : "");
    gpusorti_say(&e->text, "buffers: %s%s\n", modes[plan->mode],
                 gpusorti_shares_binding(plan) && plan->needs.alt_elements ? ", one for both second copies" : "");
    gpusorti_say(&e->text, "keys: %u bits, of which a pass sorts by %u\n", r->bit_count, plan->radix_bits);
    if (plan->unpacked) gpusorti_say(&e->text, "keys are sorted in scratch, in a word each or two\n");
    if (r->wide) gpusorti_say(&e->text, "values are sorted by index, and gathered at the end\n");
    if (plan->over_keys || plan->over_values)
        gpusorti_say(&e->text, "second copies are in the input arrays: %s%s%s\n", plan->over_keys ? "keys" : "",
                     plan->over_keys && plan->over_values ? ", " : "", plan->over_values ? "values" : "");
}

static void gpusorti_explain_scratch(gpusorti_explanation *e, const gpusorti_plan *plan) {
    const gpusorti_layout *l = &plan->layout;
    const struct {
        const char *name;
        uint64_t size;
    } sections[] = {
#define GPUSORTI_ONE(member, name) {name, plan->needs.member},
        GPUSORTI_COUNT_SECTIONS(GPUSORTI_ONE)
#undef GPUSORTI_ONE
            {"keys", l->offsets - l->keys},
        {"offsets and ends", l->values - l->offsets},
        {"indices", l->keys_alt - l->values},
        {"second keys", gpusorti_keys_alt_in_scratch(plan)},
        {"second values", gpusorti_values_alt_in_scratch(plan)},
        {"wide values", gpusorti_wide_size(&plan->request)},
        {"the sort of what is found", l->end - l->found},
    };
    size_t i;
    gpusorti_say(&e->text, "scratch: %llu bytes\n", (unsigned long long)l->end);
    for (i = 0; i < sizeof sections / sizeof sections[0]; i++)
        if (sections[i].size)
            gpusorti_say(&e->text, "scratch, %s: %llu bytes\n", sections[i].name, (unsigned long long)sections[i].size);
}

/* Sizes that follow from the count alone are 0 only where that is; the GPU sets others to 0 where there is nothing to do. */
static gpusort_result gpusorti_explain_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    gpusorti_explanation *e = (gpusorti_explanation *)user;
    const int planned = step->indirect >= GPUSORTI_SIZE_FINISH, /* the GPU may find that there is nothing to do */
              compiled = gpusorti_find_pipeline(e->ctx, step->build, &step->spec) != NULL;
    (void)plan;
    if (step->workgroups == 0) return GPUSORT_OK; /* it is not recorded */
    e->missing += !compiled;
    gpusorti_say(&e->text, "step %u: %s, %u x %u", ++e->steps, gpusorti_build_name(step->build), step->spec.workgroup_size,
                 gpusorti_max(step->spec.items, 1));
    if (step->spec.variant) gpusorti_say(&e->text, ", variant 0x%x", step->spec.variant);
    gpusorti_say(&e->text, ", %s%llu workgroups%s", step->indirect < 0 ? "" : "at most ",
                 (unsigned long long)step->workgroups,
                 step->indirect < 0 ? "" : planned ? ", by the GPU, may be empty" : ", by the GPU");
    if (step->beside) gpusorti_say(&e->text, ", beside the step before");
    gpusorti_say(&e->text, "%s\n", compiled ? "" : ", not compiled yet");
    return GPUSORT_OK;
}

/* quick: the plan is recorded only until the usual one is prepared. text: NULL, or of `room` bytes. Returns those needed. */
static size_t gpusorti_explain(const gpusort_context *ctx, const gpusort_cmd_args *args, const gpusorti_plan *plan,
                               int quick, size_t room, char *text) {
    gpusorti_explanation explanation = {ctx, {text, text ? room : 0, 0}, 0, 0}, *const e = &explanation;
    char name[128];
    gpusorti_describe(args, name, sizeof name);
    gpusorti_say(&e->text, "sort: %s, %s\n", name, args->order ? "descending" : "ascending");
    if (quick) gpusorti_say(&e->text, "plan: the quick one, until gpusort_prepare() without GPUSORT_QUICK has returned\n");
    gpusorti_explain_methods(e, plan);
    gpusorti_explain_plan(e, plan);
    gpusorti_explain_scratch(e, plan);
    if (args->count != 0)
        (void)gpusorti_walk_steps(e->ctx, plan, args, gpusorti_explain_step, e);
    else
        gpusorti_say(&e->text, "steps: none, as there are no elements\n");
    if (e->missing)
        gpusorti_say(&e->text, "pipelines: those of %u of %u steps are not compiled yet\n", e->missing, e->steps);
    return e->text.used + 1;
}

static gpusort_result gpusorti_visit_nothing(void *user, const gpusorti_plan *plan) {
    (void)user;
    (void)plan;
    return GPUSORT_OK;
}
