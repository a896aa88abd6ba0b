#define _GNU_SOURCE
#include "MainQueueGate.h"

#include <stdlib.h>

#include "OutsideWork.h"

// What a run loop's timer was made with, as Core Foundation has it.
struct timer_context {
  long version;
  void *info;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  void *(*copyDescription)(const void *);
};

extern void *CFRunLoopGetMain(void);
extern void CFRunLoopTimerGetContext(void *timer, struct timer_context *context);

// Takes work for any queue, due after a delay; false if the system is to do so.
static bool takes(
    struct delay delay, void *queue, enum kind kind, void *context, void (*work)(void *)) {
  if (gate_is_piece()) {
    if (is_main(queue))
      gate_post(delay, kind, context, work);
    else if (delay.seconds > 0)
      gate_put_off_piece(delay, queue, kind, context, work);
    else
      gate_hold(queue, kind, context, work);
    return true;
  }
  if (is_main(queue) && delay.seconds <= 0)
    return kind == step ? flipbook_gate_takes_step(context, work)
                        : flipbook_gate_takes_work(0, false, context, work);
  if (kind == step ? !flipbook_gate_is_moving() : !flipbook_gate_is_in_charge()) return false;
  if (is_main(queue))
    return flipbook_gate_takes_work(delay.seconds, delay.is_measured, context, work);
  if (delay.seconds > 0)
    gate_put_off_piece(delay, queue, kind, context, work);
  else
    gate_hold(queue, kind, context, work);
  return true;
}

// Takes a copy of a block.
static bool takes_block(struct delay delay, void *queue, enum kind kind, const void *block) {
  void *copy = _Block_copy(block);
  if (takes(delay, queue, kind, copy, gate_run_block)) return true;
  _Block_release(copy);
  return false;
}

void dispatch_async(void *queue, void *work) {
  if (takes_block(immediately, queue, block, work)) return;
  NEXT(void, dispatch_async, (void *, void *))(queue, work);
}

void dispatch_async_f(void *queue, void *context, void (*work)(void *)) {
  if (takes(immediately, queue, step, context, work)) return;
  NEXT(void, dispatch_async_f, (void *, void *, void (*)(void *)))(queue, context, work);
}

void flipbook_gate_hand_on(void *context, void (*work)(void *)) {
  NEXT(void, dispatch_async_f, (void *, void *, void (*)(void *)))(main_queue(), context, work);
}

void dispatch_barrier_async(void *queue, void *work) {
  if (takes_block(immediately, queue, barrier, work)) return;
  NEXT(void, dispatch_barrier_async, (void *, void *))(queue, work);
}

void dispatch_after(uint64_t when, void *queue, void *work) {
  if (takes_block(gate_delay_until(when), queue, block, work)) return;
  NEXT(void, dispatch_after, (uint64_t, void *, void *))(when, queue, work);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, void (*work)(void *)) {
  if (takes(gate_delay_until(when), queue, step, context, work)) return;
  NEXT(void, dispatch_after_f, (uint64_t, void *, void *, void (*)(void *)))
  (when, queue, context, work);
}

// A block that belongs to a group.
struct member {
  void *group;
  void *block;
};

static void run_member(void *context) {
  struct member *member = context;
  gate_run_block(member->block);
  dispatch_group_leave(member->group);
  dispatch_release(member->group);
  free(member);
}

void dispatch_group_async(void *group, void *queue, void *work) {
  struct member *member = malloc(sizeof *member);
  if (!member) abort();
  *member = (struct member){group, _Block_copy(work)};
  dispatch_retain(group);
  dispatch_group_enter(group);
  if (takes(immediately, queue, block, member, run_member)) return;
  NEXT(void, dispatch_group_async, (void *, void *, void *))(group, queue, work);
  _Block_release(member->block);
  dispatch_group_leave(group);
  dispatch_release(group);
  free(member);
}

void dispatch_group_notify(void *group, void *queue, void *work) {
  if (gate_is_piece() ||
      (is_main(queue) ? flipbook_gate_is_in_charge() : flipbook_gate_is_moving()))
    gate_expect_group(group, queue, _Block_copy(work), gate_run_block);
  else
    NEXT(void, dispatch_group_notify, (void *, void *, void *))(group, queue, work);
}

void CFRunLoopPerformBlock(void *loop, const void *mode, void *work) {
  if (loop == CFRunLoopGetMain() && takes_block(immediately, main_queue(), block, work)) return;
  NEXT(void, CFRunLoopPerformBlock, (void *, const void *, void *))(loop, mode, work);
}

void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
  struct timer_context context = {0};
  CFRunLoopTimerGetContext(timer, &context);
  if (context.info && flipbook_gate_takes_timer(context.info)) return;
  NEXT(void, CFRunLoopAddTimer, (void *, void *, const void *))(loop, timer, mode);
}
