#define _GNU_SOURCE
#include "MainQueueGate.h"

#include <dlfcn.h>
#include <math.h>
#include <stdint.h>
#include <time.h>

// The head of every block, as the ABI for blocks has it.
struct block {
  void *isa;
  int32_t flags;
  int32_t reserved;
  void (*invoke)(void *);
};

// What a run loop's timer was made with, as Core Foundation has it.
struct timer_context {
  long version;
  void *info;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  void *(*copyDescription)(const void *);
};

extern struct dispatch_queue_s _dispatch_main_q;
extern uint64_t dispatch_time(uint64_t when, int64_t delta);
extern uint64_t dispatch_walltime(const struct timespec *when, int64_t delta);
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void CFRunLoopTimerGetContext(void *timer, struct timer_context *context);

static void run_block(void *block) {
  ((struct block *)block)->invoke(block);
  _Block_release(block);
}

// Offers a block for the main queue.
static bool takes_block(double delay, const void *block) {
  void *copy = _Block_copy(block);
  if (flipbook_gate_takes_work(delay, copy, run_block)) return true;
  _Block_release(copy);
  return false;
}

// Returns how many seconds are left until a time of the dispatch library.
static double delay_until(uint64_t when) {
  if (when == UINT64_MAX) return INFINITY;
  // Times of the wall clock are counted downwards from zero.
  int64_t left = (int64_t)when < 0 ? (int64_t)(dispatch_walltime(NULL, 0) - when)
                                   : (int64_t)(when - dispatch_time(0, 0));
  return (double)left / 1e9;
}

static bool is_main(const void *queue) { return queue == (const void *)&_dispatch_main_q; }

void dispatch_async(void *queue, void *block) {
  static void (*next)(void *, void *);
  if (is_main(queue) && takes_block(0, block)) return;
  if (!next) next = (void (*)(void *, void *))dlsym(RTLD_NEXT, "dispatch_async");
  next(queue, block);
}

void dispatch_after(uint64_t when, void *queue, void *block) {
  static void (*next)(uint64_t, void *, void *);
  if (is_main(queue) && takes_block(delay_until(when), block)) return;
  if (!next) next = (void (*)(uint64_t, void *, void *))dlsym(RTLD_NEXT, "dispatch_after");
  next(when, queue, block);
}

void dispatch_async_f(void *queue, void *context, void (*work)(void *)) {
  static void (*next)(void *, void *, void (*)(void *));
  if (is_main(queue) && flipbook_gate_takes_step(context, work)) return;
  if (!next) next = (void (*)(void *, void *, void (*)(void *)))dlsym(RTLD_NEXT, "dispatch_async_f");
  next(queue, context, work);
}

void CFRunLoopPerformBlock(void *loop, const void *mode, void *block) {
  static void (*next)(void *, const void *, void *);
  if (takes_block(0, block)) return;
  if (!next) next = (void (*)(void *, const void *, void *))dlsym(RTLD_NEXT, "CFRunLoopPerformBlock");
  next(loop, mode, block);
}

void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
  static void (*next)(void *, void *, const void *);
  struct timer_context context = {0};
  CFRunLoopTimerGetContext(timer, &context);
  if (context.info && flipbook_gate_takes_timer(context.info)) return;
  if (!next) next = (void (*)(void *, void *, const void *))dlsym(RTLD_NEXT, "CFRunLoopAddTimer");
  next(loop, timer, mode);
}
