#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>

#include "MainQueueGate.h"
#include "OutsideWork.h"

// Timers of the dispatch library, fired by the clock.
//
// The system's own source stays for what it is asked of itself, but is never told its times.

extern const struct dispatch_source_type_s _dispatch_source_type_timer;
extern void *dispatch_get_context(void *object);

struct timer {
  struct timer *next;
  void *number;
  void *source;
  void *queue;
  // What it calls: a block, or a function with the source's context.
  void *handler;
  void (*work)(void *);
  void *cancel_handler;
  void (*cancel_work)(void *);
  long references;
  long suspensions;
  bool is_cancelled;
  // Became due while it was suspended.
  bool is_missed;
  // When it first fired, by the clock, and how often it has since; it fires every `interval` seconds,
  // or once only if that is 0.
  double start;
  double count;
  double interval;
  // Grows with every new plan, so that what was planned before is known to be void.
  uintptr_t plan;
};

// A time at which a timer is due.
struct appointment {
  void *number;
  uintptr_t plan;
  // Whether it makes up for one that was missed.
  bool is_makeup;
};

// Held while nothing of other modules is called but retaining, which comes here again.
static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static struct timer *timers;
static _Atomic int count;
static uintptr_t last_number;

// Returns the timer behind a source, with the lock held; NULL, without the lock, if it is none.
static struct timer *lock_timer(const void *source) {
  if (!count) return NULL;
  pthread_mutex_lock(&lock);
  for (struct timer *timer = timers; timer; timer = timer->next)
    if (timer->source == source) return timer;
  pthread_mutex_unlock(&lock);
  return NULL;
}

static void fire(void *appointment);

// Returns an appointment with a timer, for which the caller is to post a letter.
static struct appointment *plan(const struct timer *timer, bool is_makeup) {
  struct appointment *appointment = malloc(sizeof *appointment);
  if (!appointment) abort();
  *appointment = (struct appointment){timer->number, timer->plan, is_makeup};
  return appointment;
}

// What a timer has called, taken from it.
struct errand {
  void *queue;
  enum kind kind;
  void *context;
  void (*work)(void *);
};

// Takes what a timer is to call: a copy of the block, or the function.
static struct errand take(const struct timer *timer, void *handler, void (*function)(void *)) {
  struct errand errand = {.queue = timer->queue, .kind = step, .work = function};
  dispatch_retain(errand.queue);
  if (function) {
    errand.context = dispatch_get_context(timer->source);
  } else if (handler) {
    errand = (struct errand){timer->queue, block, _Block_copy(handler), gate_run_block};
  }
  return errand;
}

// Has it done: at once if it is for the main queue and the caller is there, else by the queue.
static void run(struct errand errand, bool is_there) {
  if (!errand.work) {
  } else if (!is_main(errand.queue)) {
    gate_hold(errand.queue, errand.kind, errand.context, errand.work);
  } else if (is_there) {
    errand.work(errand.context);
  } else {
    gate_post(immediately, errand.kind, errand.context, errand.work);
  }
  dispatch_release(errand.queue);
}

// Returns the timer of an appointment that is still to be kept, with the lock held; NULL, without the
// lock, if there is none.
static struct timer *lock_due(struct appointment appointment) {
  pthread_mutex_lock(&lock);
  struct timer *timer = timers;
  while (timer && timer->number != appointment.number) timer = timer->next;
  if (timer && timer->plan == appointment.plan) return timer;
  pthread_mutex_unlock(&lock);
  return NULL;
}

// Lets a timer fire that is due; on the main thread.
static void fire(void *context) {
  struct appointment appointment = *(struct appointment *)context;
  free(context);
  struct timer *timer = lock_due(appointment);
  if (!timer) return;
  double now = flipbook_gate_now();
  if (!appointment.is_makeup && timer->count == 0) timer->start = now;
  timer->is_missed = timer->suspensions > 0;
  struct errand errand = {0};
  bool is_run = !timer->is_missed;
  if (is_run) errand = take(timer, timer->handler, timer->work);
  pthread_mutex_unlock(&lock);
  if (is_run) run(errand, true);
  // Who cancels a timer when it fires leaves no appointment behind.
  timer = appointment.is_makeup ? NULL : lock_due(appointment);
  if (!timer) return;
  struct appointment *next = timer->interval > 0 ? plan(timer, false) : NULL;
  timer->count += 1;
  struct delay delay = {timer->start + timer->count * timer->interval - now, false};
  pthread_mutex_unlock(&lock);
  if (next) gate_post(delay, block, next, fire);
}

void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  bool is_taken = type == &_dispatch_source_type_timer &&
                  !gate_is_own(__builtin_return_address(0)) &&
                  (gate_is_piece() || flipbook_gate_is_in_charge());
  void *place = is_taken ? dispatch_get_global_queue(0, 0) : queue;
  void *source = NEXT(void *, dispatch_source_create, (const void *, uintptr_t, uintptr_t, void *))(
      type, handle, mask, place);
  if (!source || !is_taken) return source;
  struct timer *timer = calloc(1, sizeof *timer);
  if (!timer) abort();
  timer->source = source;
  timer->queue = queue ? queue : place;
  dispatch_retain(timer->queue);
  timer->references = timer->suspensions = 1;
  pthread_mutex_lock(&lock);
  timer->number = (void *)++last_number;
  timer->next = timers;
  timers = timer;
  count += 1;
  pthread_mutex_unlock(&lock);
  return source;
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  struct timer *timer = lock_timer(source);
  if (!timer) {
    NEXT(void, dispatch_source_set_timer, (void *, uint64_t, uint64_t, uint64_t))
    (source, start, interval, leeway);
    return;
  }
  timer->plan += 1;
  timer->count = 0;
  timer->is_missed = false;
  timer->interval = interval >> 63 ? 0 : (double)interval / 1e9;
  bool is_planned = !timer->is_cancelled && start != never;
  struct appointment *next = is_planned ? plan(timer, false) : NULL;
  pthread_mutex_unlock(&lock);
  if (next) gate_post(gate_delay_until(start), block, next, fire);
}

// Sets a block in the place of another; returns the old one.
static void *replace(void **place, void *block) {
  void *old = *place;
  *place = block ? _Block_copy(block) : NULL;
  return old;
}

#define HANDLER(name, handler, work)                                        \
  void name(void *source, void *block) {                                    \
    struct timer *timer = lock_timer(source);                               \
    if (!timer) {                                                           \
      NEXT(void, name, (void *, void *))(source, block);                    \
      return;                                                               \
    }                                                                       \
    void *old = replace(&timer->handler, block);                            \
    timer->work = NULL;                                                     \
    pthread_mutex_unlock(&lock);                                            \
    if (old) _Block_release(old);                                           \
  }                                                                         \
  void name##_f(void *source, void (*function)(void *)) {                   \
    struct timer *timer = lock_timer(source);                               \
    if (!timer) {                                                           \
      NEXT(void, name##_f, (void *, void (*)(void *)))(source, function);   \
      return;                                                               \
    }                                                                       \
    timer->work = function;                                                 \
    pthread_mutex_unlock(&lock);                                            \
  }

HANDLER(dispatch_source_set_event_handler, handler, work)
HANDLER(dispatch_source_set_cancel_handler, cancel_handler, cancel_work)

void dispatch_source_cancel(void *source) {
  struct timer *timer = lock_timer(source);
  if (timer && timer->is_cancelled) {
    pthread_mutex_unlock(&lock);
  } else if (timer) {
    timer->is_cancelled = true;
    timer->plan += 1;
    struct errand last = take(timer, timer->cancel_handler, timer->cancel_work);
    void *handlers[] = {replace(&timer->handler, NULL), replace(&timer->cancel_handler, NULL)};
    pthread_mutex_unlock(&lock);
    for (int index = 0; index < 2; index++)
      if (handlers[index]) _Block_release(handlers[index]);
    run(last, false);
  }
  NEXT(void, dispatch_source_cancel, (void *))(source);
}

// Counts suspensions; what became due meanwhile is made up for once.
static void suspend(void *source, long change) {
  struct timer *timer = lock_timer(source);
  if (!timer) return;
  timer->suspensions += change;
  struct appointment *next = NULL;
  if (timer->suspensions == 0 && timer->is_missed) next = plan(timer, true);
  if (next) timer->is_missed = false;
  pthread_mutex_unlock(&lock);
  if (next) gate_post(immediately, block, next, fire);
}

void dispatch_resume(void *object) {
  suspend(object, -1);
  NEXT(void, dispatch_resume, (void *))(object);
}

void dispatch_suspend(void *object) {
  suspend(object, 1);
  NEXT(void, dispatch_suspend, (void *))(object);
}

void dispatch_activate(void *object) {
  struct timer *timer = lock_timer(object);
  bool is_inactive = timer && timer->suspensions > 0;
  if (timer) pthread_mutex_unlock(&lock);
  if (is_inactive) suspend(object, -1);
  NEXT(void, dispatch_activate, (void *))(object);
}

void dispatch_retain(void *object) {
  struct timer *timer = lock_timer(object);
  if (timer) timer->references += 1;
  if (timer) pthread_mutex_unlock(&lock);
  NEXT(void, dispatch_retain, (void *))(object);
}

// Forgets a timer that nobody has any more.
static void forget(struct timer *timer) {
  struct timer **link = &timers;
  while (*link != timer) link = &(*link)->next;
  *link = timer->next;
  count -= 1;
}

void dispatch_release(void *object) {
  struct timer *timer = lock_timer(object);
  bool is_last = timer && --timer->references == 0;
  if (is_last) forget(timer);
  if (timer) pthread_mutex_unlock(&lock);
  NEXT(void, dispatch_release, (void *))(object);
  if (!is_last) return;
  if (timer->handler) _Block_release(timer->handler);
  if (timer->cancel_handler) _Block_release(timer->cancel_handler);
  dispatch_release(timer->queue);
  free(timer);
}
