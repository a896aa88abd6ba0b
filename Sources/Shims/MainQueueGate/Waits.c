#define _GNU_SOURCE
#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <unistd.h>

#include "MainQueueGate.h"
#include "OutsideWork.h"

// What a piece waits for, and what the main thread waits for of pieces.

static bool try_semaphore(void *semaphore) {
  return NEXT(intptr_t, dispatch_semaphore_wait, (void *, uint64_t))(semaphore, at_once) == 0;
}

static bool try_group(void *group) {
  return NEXT(intptr_t, dispatch_group_wait, (void *, uint64_t))(group, at_once) == 0;
}

// A wait for something that can be tried.
struct trial {
  struct wait wait;
  bool (*attempt)(void *object);
  bool has_succeeded;
};

static bool arrives(struct wait *wait) {
  struct trial *trial = (struct trial *)wait;
  return trial->has_succeeded = trial->attempt(wait->object);
}

// Waits as a piece, or as the main thread while the clock moves; false if the system is to do so.
static bool waits(bool (*attempt)(void *), void *object, uint64_t when, bool *has_succeeded) {
  if (when == at_once) return false;
  if (!gate_is_piece()) {
    *has_succeeded = flipbook_outside_is_busy() && flipbook_gate_is_moving() &&
                     gate_run_until(attempt, object);
    return *has_succeeded;
  }
  struct trial trial = {.wait = {.arrives = arrives, .object = object}, .attempt = attempt};
  trial.wait.is_for_others = when == never;
  *has_succeeded = attempt(object);
  if (*has_succeeded) return true;
  gate_wait_here(&trial.wait, gate_delay_until(when));
  *has_succeeded = trial.has_succeeded;
  return true;
}

intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t when) {
  bool has_succeeded;
  if (waits(try_semaphore, semaphore, when, &has_succeeded)) return has_succeeded ? 0 : -1;
  return NEXT(intptr_t, dispatch_semaphore_wait, (void *, uint64_t))(semaphore, when);
}

intptr_t dispatch_group_wait(void *group, uint64_t when) {
  bool has_succeeded;
  if (waits(try_group, group, when, &has_succeeded)) return has_succeeded ? 0 : -1;
  return NEXT(intptr_t, dispatch_group_wait, (void *, uint64_t))(group, when);
}

// What the main thread is to do for a piece that waits until it has been done.
struct errand {
  struct wait wait;
  void *context;
  void (*work)(void *);
};

static void run_errand(void *wait) {
  struct errand *errand = wait;
  errand->work(errand->context);
  gate_make_due(errand->wait.number);
}

// Does what is held for a queue, before the caller has it do something at once.
//
// Returns whether that was for the main queue, and has been done.
static bool is_done_at_once(void *queue, void *context, void (*work)(void *)) {
  if (gate_is_piece() && is_main(queue)) {
    struct errand errand = {.context = context, .work = work};
    gate_wait_for_main(&errand.wait, run_errand);
    return true;
  }
  if (gate_is_global(queue)) return false;
  if (gate_is_piece()) {
    struct wait wait = {.arrives = gate_is_clear, .object = queue};
    if (!gate_has_nothing_for(queue)) gate_wait_here(&wait, (struct delay){INFINITY, false});
  } else if (flipbook_outside_is_busy() && flipbook_gate_is_moving()) {
    gate_run_until(gate_has_nothing_for, queue);
  }
  return false;
}

#define AT_ONCE(name)                                                   \
  void name(void *queue, void *block) {                                 \
    if (is_done_at_once(queue, block, gate_call_block)) return;              \
    NEXT(void, name, (void *, void *))(queue, block);                   \
  }                                                                     \
  void name##_f(void *queue, void *context, void (*work)(void *)) {     \
    if (is_done_at_once(queue, context, work)) return;                  \
    NEXT(void, name##_f, (void *, void *, void (*)(void *)))            \
    (queue, context, work);                                             \
  }

AT_ONCE(dispatch_sync)
AT_ONCE(dispatch_barrier_sync)
AT_ONCE(dispatch_async_and_wait)
AT_ONCE(dispatch_barrier_async_and_wait)

// Lets a piece rest for so many seconds of the clock.
static void rest(double seconds) {
  struct wait wait = {0};
  gate_wait_here(&wait, (struct delay){seconds > 0 ? seconds : 0, false});
}

int nanosleep(const struct timespec *time, struct timespec *left) {
  if (!gate_is_piece()) return NEXT(int, nanosleep, (const void *, void *))(time, left);
  rest((double)time->tv_sec + (double)time->tv_nsec / 1e9);
  return 0;
}

int usleep(useconds_t time) {
  if (!gate_is_piece()) return NEXT(int, usleep, (useconds_t))(time);
  rest((double)time / 1e6);
  return 0;
}

unsigned sleep(unsigned time) {
  if (!gate_is_piece()) return NEXT(unsigned, sleep, (unsigned))(time);
  rest(time);
  return 0;
}

// The clock by which Foundation's threads sleep.
double CFGetSystemUptime(void) {
  if (!gate_is_piece()) return NEXT(double, CFGetSystemUptime, (void))();
  return flipbook_outside_time();
}
