#define _GNU_SOURCE
#include "Clocks.h"

#include <dlfcn.h>
#include <math.h>
#include <pthread.h>

#include "MainQueueGate.h"
#include "OutsideWork.h"

static const int64_t second = 1000000000;

// How often a clock is read at one instant before it moves again, so that nobody waits for ever
// until it is later.
enum { readings = 10000 };

enum clock { uptime, boot_time, wall_time, clock_count };
static const clockid_t identifiers[] = {CLOCK_MONOTONIC, CLOCK_BOOTTIME, CLOCK_REALTIME};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

// What the clocks show at an instant of the virtual clock, in nanoseconds; 0: nothing yet.
static struct {
  double instant;
  int64_t times[clock_count];
  int count;
} shown;

static int64_t read_clock(enum clock clock) {
  struct timespec time;
  NEXT(int, clock_gettime, (clockid_t, struct timespec *))(identifiers[clock], &time);
  return (int64_t)time.tv_sec * second + time.tv_nsec;
}

// Whether the caller is run by the virtual clock; gives the time of that.
static bool is_run(double *now) {
  if (gate_is_piece()) return gate_is_clock_moving(now);
  if (!flipbook_gate_is_moving()) return false;
  *now = flipbook_gate_now();
  return true;
}

// Returns a clock's time for what the virtual clock runs at `now`.
static int64_t still_time(enum clock clock, double now) {
  pthread_mutex_lock(&lock);
  if (now != shown.instant) {
    int64_t step = llround((now - shown.instant) * 1e9);
    for (int index = 0; index < clock_count; index++)
      if (shown.times[index]) shown.times[index] = step > 0 ? shown.times[index] + step : 0;
    shown.instant = now;
    shown.count = 0;
  }
  if (!shown.times[clock] || shown.count >= readings) shown.times[clock] = read_clock(clock);
  shown.count += 1;
  int64_t time = shown.times[clock];
  pthread_mutex_unlock(&lock);
  return time;
}

static int64_t time_of(enum clock clock) {
  double now;
  return is_run(&now) ? still_time(clock, now) : read_clock(clock);
}

struct delay gate_delay_until(uint64_t when) {
  if (when == never) return (struct delay){INFINITY, false};
  if (when == at_once) return (struct delay){0, false};
  double now;
  bool is_measured = !is_run(&now);
  int64_t left;
  if (when >> 62 == 3)
    // Of the wall clock: counted downwards from zero.
    left = -(int64_t)when - time_of(wall_time);
  else if (when >> 63)
    left = (int64_t)(when << 1 >> 1) - time_of(boot_time);
  else
    left = (int64_t)when - time_of(uptime);
  return (struct delay){(double)left / 1e9, is_measured};
}

// Where a library lies that holds an address.
static const void *library(const void *address) {
  Dl_info place;
  return dladdr(address, &place) ? place.dli_fbase : NULL;
}

bool gate_is_own(const void *caller) {
  return library(caller) == library((const void *)dispatch_get_global_queue);
}

uint64_t dispatch_time(uint64_t when, int64_t delta) {
  double now;
  if (when == at_once && !gate_is_own(__builtin_return_address(0)) && is_run(&now))
    when = (uint64_t)still_time(uptime, now);
  return NEXT(uint64_t, dispatch_time, (uint64_t, int64_t))(when, delta);
}

uint64_t dispatch_walltime(const struct timespec *when, int64_t delta) {
  double now;
  struct timespec time;
  if (!when && !gate_is_own(__builtin_return_address(0)) && is_run(&now)) {
    int64_t still = still_time(wall_time, now);
    time = (struct timespec){still / second, still % second};
    when = &time;
  }
  return NEXT(uint64_t, dispatch_walltime, (const struct timespec *, int64_t))(when, delta);
}

// The runtime of Swift's tasks reads its clocks here.
int clock_gettime(clockid_t identifier, struct timespec *time) {
  static _Atomic(void *) tasks;
  static _Atomic bool is_known;
  if (identifier == CLOCK_BOOTTIME || identifier == CLOCK_MONOTONIC) {
    if (!is_known) {
      void *task = dlsym(RTLD_DEFAULT, "swift_task_create");
      tasks = task ? (void *)library(task) : NULL;
      is_known = true;
    }
    double now;
    if (tasks && library(__builtin_return_address(0)) == tasks && is_run(&now)) {
      int64_t still = still_time(identifier == CLOCK_BOOTTIME ? boot_time : uptime, now);
      *time = (struct timespec){still / second, still % second};
      return 0;
    }
  }
  return NEXT(int, clock_gettime, (clockid_t, struct timespec *))(identifier, time);
}
