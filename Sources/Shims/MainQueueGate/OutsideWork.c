#define _GNU_SOURCE
#include "OutsideWork.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

#include "MainQueueGate.h"

struct piece {
  struct piece *next;
  void *queue;
  void *context;
  void (*work)(void *);
  enum kind kind;
  bool has_begun;
  pthread_t thread;
  // Grows with everything that the piece asks for.
  unsigned deeds;
};

struct letter {
  struct letter *next;
  struct flipbook_letter content;
};

struct group_wait {
  struct group_wait *next;
  void *group;
  struct piece *piece;
};

// For how many seconds a piece that does nothing is waited for, and one that does something.
enum { patience = 1, endurance = 30 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t change = PTHREAD_COND_INITIALIZER;
static struct piece *held, **last_held = &held;
static struct letter *letters, **last_letter = &letters;
static struct wait *waits, **last_wait = &waits;
static struct group_wait *groups, **last_group = &groups;
// The one piece that runs; NULL when there is none, or none that is waited for.
static struct piece *running;
// Whether some thread is running pieces, and whether the main one would like to.
static bool is_driven, is_main_at_door;
static bool is_main_inside, is_knocking;
static bool is_help_on_its_way;
// The main thread's number, and for how many looks it has not come by.
static pid_t main_thread;
static int looks;
static unsigned visits;
static int given_up;
static double now;
static uintptr_t last_number;
static _Thread_local struct piece *mine;

bool is_piece(void) { return mine; }

static void *allocate(size_t size) {
  void *memory = calloc(1, size);
  if (!memory) abort();
  return memory;
}

void *make_piece(void *queue, enum kind kind, void *context, void (*work)(void *)) {
  struct piece *piece = allocate(sizeof *piece);
  dispatch_retain(queue);
  piece->queue = queue;
  piece->kind = kind;
  piece->context = context;
  piece->work = work;
  return piece;
}

static void append(struct piece *piece) {
  *last_held = piece;
  last_held = &piece->next;
}

static void run_piece(void *context) {
  struct piece *piece = context, *outer = mine;
  pthread_mutex_lock(&lock);
  piece->thread = pthread_self();
  piece->has_begun = true;
  mine = piece;
  pthread_mutex_unlock(&lock);
  piece->work(piece->context);
  pthread_mutex_lock(&lock);
  mine = outer;
  if (running == piece) running = NULL;
  pthread_cond_broadcast(&change);
  pthread_mutex_unlock(&lock);
  dispatch_release(piece->queue);
  free(piece);
}

// Returns how many nanoseconds of the processor's time a piece has used.
static int64_t effort(const struct piece *piece) {
  clockid_t clock;
  struct timespec time;
  if (!piece->has_begun || pthread_getcpuclockid(piece->thread, &clock)) return 0;
  if (clock_gettime(clock, &time)) return 0;
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

// Waits until the running piece returns or waits itself; gives it up when it seems to be stuck.
static void await(struct piece *piece) {
  for (int round = 0; running == piece; round += patience) {
    struct timespec limit;
    clock_gettime(CLOCK_MONOTONIC, &limit);
    limit.tv_sec += patience;
    unsigned deeds = piece->deeds;
    int64_t spent = effort(piece);
    int result = 0;
    while (running == piece && !result)
      result = pthread_cond_clockwait(&change, &lock, CLOCK_MONOTONIC, &limit);
    if (running != piece) return;
    bool is_stuck = piece->deeds == deeds && effort(piece) - spent < 1000000;
    if (is_stuck || round >= endurance) {
      given_up += 1;
      running = NULL;
    }
  }
}

static void answer(void *unused) {
  (void)unused;
  pthread_mutex_lock(&lock);
  is_knocking = false;
  pthread_mutex_unlock(&lock);
  flipbook_gate_takes_letters();
}

static bool resumes_wait(void) {
  for (struct wait **link = &waits; *link; link = &(*link)->next) {
    struct wait *wait = *link;
    if (!wait->is_due && !(wait->arrives && wait->arrives(wait))) continue;
    *link = wait->next;
    if (last_wait == &wait->next) last_wait = link;
    struct piece *piece = wait->piece;
    running = piece;
    wait->is_over = true;
    pthread_cond_broadcast(&change);
    await(piece);
    return true;
  }
  return false;
}

// Has the letters taken out by way of the system's main queue, in case the clock stands still.
static void knock(void) {
  if (is_main_inside || is_knocking) return;
  is_knocking = true;
  NEXT(void, dispatch_async_f, (void *, void *, void (*)(void *)))(main_queue(), NULL, answer);
}

static void send(double delay, bool is_measured, void *context, void (*work)(void *)) {
  struct letter *letter = allocate(sizeof *letter);
  letter->content = (struct flipbook_letter){delay, is_measured, context, work};
  *last_letter = letter;
  last_letter = &letter->next;
  knock();
}

static bool ends_group(void) {
  for (struct group_wait **link = &groups; *link; link = &(*link)->next) {
    struct group_wait *wait = *link;
    if (NEXT(intptr_t, dispatch_group_wait, (void *, uint64_t))(wait->group, at_once)) continue;
    *link = wait->next;
    if (last_group == &wait->next) last_group = link;
    struct piece *piece = wait->piece;
    if (is_main(piece->queue)) {
      send(0, false, piece->context, piece->work);
      free(piece);
    } else {
      append(piece);
    }
    dispatch_release(wait->group);
    free(wait);
    return true;
  }
  return false;
}

// Whether anything is held for a queue.
static bool holds_for(const void *queue) {
  for (struct piece *piece = held; piece; piece = piece->next)
    if (piece->queue == queue) return true;
  return false;
}

// Whether a piece of the same queue waits, so that no other can run on it.
static bool is_taken(const struct piece *piece) {
  if (piece->kind == step || is_global(piece->queue)) return false;
  for (struct wait *wait = waits; wait; wait = wait->next)
    if (wait->piece->queue == piece->queue) return true;
  return false;
}

bool is_clear(struct wait *wait) { return !holds_for(wait->object); }

bool has_nothing_for(void *queue) { return !holds_for(queue); }

static bool begins_piece(void) {
  for (struct piece **link = &held; *link; link = &(*link)->next) {
    struct piece *piece = *link;
    if (is_taken(piece)) continue;
    *link = piece->next;
    if (last_held == &piece->next) last_held = link;
    running = piece;
    pthread_mutex_unlock(&lock);
    if (piece->kind == barrier)
      NEXT(void, dispatch_barrier_async_f, (void *, void *, void (*)(void *)))
      (piece->queue, piece, run_piece);
    else
      NEXT(void, dispatch_async_f, (void *, void *, void (*)(void *)))
      (piece->queue, piece, run_piece);
    pthread_mutex_lock(&lock);
    await(piece);
    return true;
  }
  return false;
}

// Does the next thing there is to do.
static bool proceeds(void) { return resumes_wait() || ends_group() || begins_piece(); }

// Runs pieces on a thread of the system's, while the main one is busy with other things.
static void help(void *unused) {
  (void)unused;
  pthread_mutex_lock(&lock);
  is_help_on_its_way = false;
  if (!is_driven) {
    is_driven = true;
    while (!is_main_at_door && proceeds()) continue;
    is_driven = false;
    pthread_cond_broadcast(&change);
  }
  pthread_mutex_unlock(&lock);
}

// Comes to help when the main thread has not come by for a while and sleeps: it waits for a piece in
// a way of which this module knows nothing.
static void call_help(bool is_urgent);

static void look(void *context) {
  bool is_late = false;
  pthread_mutex_lock(&lock);
  is_help_on_its_way = false;
  pid_t thread = main_thread;
  bool is_quiet = held && visits == (uintptr_t)context;
  pthread_mutex_unlock(&lock);
  bool is_asleep = is_quiet && sleeps(thread);
  pthread_mutex_lock(&lock);
  if (held && !is_help_on_its_way) {
    looks = is_quiet ? looks + 1 : 0;
    is_late = is_asleep || looks > endurance;
    if (!is_late) call_help(false);
  }
  pthread_mutex_unlock(&lock);
  if (is_late) help(NULL);
}

static void call_help(bool is_urgent) {
  if (is_help_on_its_way) return;
  is_help_on_its_way = true;
  void *queue = dispatch_get_global_queue(0, 0);
  if (is_urgent) {
    NEXT(void, dispatch_async_f, (void *, void *, void (*)(void *)))(queue, NULL, help);
  } else {
    uint64_t when = dispatch_time(0, (int64_t)patience * 1000000000);
    NEXT(void, dispatch_after_f, (uint64_t, void *, void *, void (*)(void *)))
    (when, queue, (void *)(uintptr_t)visits, look);
  }
}

void hold_later(void *piece) {
  pthread_mutex_lock(&lock);
  append(piece);
  if (mine) mine->deeds += 1;
  bool is_moving = mine || flipbook_gate_is_moving();
  if (!mine) main_thread = gettid();
  call_help(!is_moving);
  pthread_mutex_unlock(&lock);
}

void hold(void *queue, enum kind kind, void *context, void (*work)(void *)) {
  hold_later(make_piece(queue, kind, context, work));
}

void post(double delay, bool is_measured, void *context, void (*work)(void *)) {
  pthread_mutex_lock(&lock);
  send(delay, is_measured, context, work);
  if (mine) mine->deeds += 1;
  pthread_mutex_unlock(&lock);
}

void expect_group(void *group, void *queue, void *context, void (*work)(void *)) {
  struct group_wait *wait = allocate(sizeof *wait);
  dispatch_retain(group);
  wait->group = group;
  wait->piece = make_piece(queue, block, context, work);
  pthread_mutex_lock(&lock);
  *last_group = wait;
  last_group = &wait->next;
  pthread_mutex_unlock(&lock);
}

void make_due(void *number) {
  pthread_mutex_lock(&lock);
  // A wait that is over has left its stack, and is told from the next one there by its number.
  for (struct wait *wait = waits; wait; wait = wait->next)
    if (wait->number == number) wait->is_due = true;
  pthread_mutex_unlock(&lock);
}

// Puts a piece among those that wait.
static void enlist(struct wait *wait) {
  wait->piece = mine;
  wait->number = (void *)++last_number;
  *last_wait = wait;
  last_wait = &wait->next;
}

// Lets others run until the wait is over.
static void give_way(struct wait *wait) {
  if (running == mine) running = NULL;
  pthread_cond_broadcast(&change);
  while (!wait->is_over) pthread_cond_wait(&change, &lock);
}

void wait_here(struct wait *wait, double delay, bool is_measured) {
  pthread_mutex_lock(&lock);
  enlist(wait);
  if (delay < INFINITY) send(delay, is_measured, wait->number, make_due);
  give_way(wait);
  pthread_mutex_unlock(&lock);
}

void wait_for_main(struct wait *wait, void (*errand)(void *wait)) {
  pthread_mutex_lock(&lock);
  enlist(wait);
  send(0, false, wait, errand);
  give_way(wait);
  pthread_mutex_unlock(&lock);
}

// Lets the main thread run the pieces.
static void enter(void) {
  pthread_mutex_lock(&lock);
  visits += 1;
  is_main_at_door = true;
  while (is_driven) pthread_cond_wait(&change, &lock);
  is_main_at_door = false;
  is_driven = is_main_inside = true;
}

static void leave(void) {
  is_driven = is_main_inside = false;
  pthread_cond_broadcast(&change);
  pthread_mutex_unlock(&lock);
}

bool run_until(bool (*arrives)(void *), void *object) {
  enter();
  bool has_come = arrives(object);
  while (!has_come && proceeds()) has_come = arrives(object);
  leave();
  return has_come;
}

int flipbook_outside_run(int limit, double time) {
  int count = 0;
  enter();
  now = time;
  while (count < limit && proceeds()) count += 1;
  leave();
  return count;
}

bool flipbook_outside_take(struct flipbook_letter *content) {
  pthread_mutex_lock(&lock);
  struct letter *letter = letters;
  if (letter) {
    letters = letter->next;
    if (!letters) last_letter = &letters;
    *content = letter->content;
  }
  pthread_mutex_unlock(&lock);
  free(letter);
  return letter;
}

int flipbook_outside_given_up(void) {
  pthread_mutex_lock(&lock);
  int count = given_up;
  pthread_mutex_unlock(&lock);
  return count;
}

int flipbook_outside_waiting(void) {
  pthread_mutex_lock(&lock);
  int count = 0;
  for (struct wait *wait = waits; wait; wait = wait->next) count += wait->is_for_others;
  pthread_mutex_unlock(&lock);
  return count;
}

bool flipbook_outside_is_busy(void) {
  pthread_mutex_lock(&lock);
  bool is_busy = held;
  pthread_mutex_unlock(&lock);
  return is_busy;
}

double flipbook_outside_time(void) {
  pthread_mutex_lock(&lock);
  double time = now;
  pthread_mutex_unlock(&lock);
  return time;
}
