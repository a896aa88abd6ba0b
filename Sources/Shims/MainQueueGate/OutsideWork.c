#define _GNU_SOURCE
#include "OutsideWork.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>

#include "Letters.h"
#include "MainQueueGate.h"
#include "Pieces.h"

struct group_wait {
  struct group_wait *next;
  void *group;
  struct piece *piece;
};

struct work gate_work = {
    .lock = PTHREAD_MUTEX_INITIALIZER,
    .change = PTHREAD_COND_INITIALIZER,
    .last_held = &gate_work.held,
    .last_wait = &gate_work.waits,
    .is_resting = true,
};

static struct group_wait *groups, **last_group = &groups;
static _Thread_local struct piece *mine;

bool gate_is_piece(void) { return mine; }

static void *allocate(size_t size) {
  void *memory = calloc(1, size);
  if (!memory) abort();
  return memory;
}

static struct piece *make_piece(void *queue, enum kind kind, void *context, void (*work)(void *)) {
  struct piece *piece = allocate(sizeof *piece);
  dispatch_retain(queue);
  piece->queue = queue;
  piece->kind = kind;
  piece->context = context;
  piece->work = work;
  return piece;
}

static void append(struct piece *piece) {
  *gate_work.last_held = piece;
  gate_work.last_held = &piece->next;
}

bool gate_recall(void *number) {
  for (struct piece **link = &gate_work.put_off; *link; link = &(*link)->next) {
    struct piece *piece = *link;
    if (piece->number != number) continue;
    *link = piece->next;
    piece->next = NULL;
    append(piece);
    return true;
  }
  return false;
}

static void run_piece(void *context) {
  struct piece *piece = context, *outer = mine;
  pthread_mutex_lock(&gate_work.lock);
  piece->thread = pthread_self();
  piece->has_begun = true;
  mine = piece;
  pthread_mutex_unlock(&gate_work.lock);
  piece->work(piece->context);
  pthread_mutex_lock(&gate_work.lock);
  mine = outer;
  if (gate_work.running == piece) gate_work.running = NULL;
  pthread_cond_broadcast(&gate_work.change);
  pthread_mutex_unlock(&gate_work.lock);
  dispatch_release(piece->queue);
  free(piece);
}

// Returns how many nanoseconds of the processor's time a piece has used.
static int64_t effort(const struct piece *piece) {
  clockid_t clock;
  struct timespec time;
  if (!piece->has_begun || pthread_getcpuclockid(piece->thread, &clock)) return 0;
  if (NEXT(int, clock_gettime, (clockid_t, struct timespec *))(clock, &time)) return 0;
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

// Waits until the running piece returns or waits itself; gives it up when it seems to be stuck.
static void await(struct piece *piece) {
  for (int round = 0; gate_work.running == piece; round += patience) {
    struct timespec limit;
    NEXT(int, clock_gettime, (clockid_t, struct timespec *))(CLOCK_MONOTONIC, &limit);
    limit.tv_sec += patience;
    unsigned deeds = piece->deeds;
    int64_t spent = effort(piece);
    int result = 0;
    while (gate_work.running == piece && !result)
      result = pthread_cond_clockwait(&gate_work.change, &gate_work.lock, CLOCK_MONOTONIC, &limit);
    if (gate_work.running != piece) return;
    bool is_stuck = piece->deeds == deeds && effort(piece) - spent < 1000000;
    if (is_stuck || round >= endurance) {
      gate_work.given_up += 1;
      gate_work.running = NULL;
    }
  }
}

static bool resumes_wait(void) {
  for (struct wait **link = &gate_work.waits; *link; link = &(*link)->next) {
    struct wait *wait = *link;
    if (!wait->is_due && !(wait->arrives && wait->arrives(wait))) continue;
    *link = wait->next;
    if (gate_work.last_wait == &wait->next) gate_work.last_wait = link;
    struct piece *piece = wait->piece;
    gate_work.running = piece;
    wait->is_over = true;
    pthread_cond_broadcast(&gate_work.change);
    await(piece);
    return true;
  }
  return false;
}

static bool ends_group(void) {
  for (struct group_wait **link = &groups; *link; link = &(*link)->next) {
    struct group_wait *wait = *link;
    if (NEXT(intptr_t, dispatch_group_wait, (void *, uint64_t))(wait->group, at_once)) continue;
    *link = wait->next;
    if (last_group == &wait->next) last_group = link;
    struct piece *piece = wait->piece;
    if (is_main(piece->queue)) {
      gate_send_letter(immediately, false, piece->context, piece->work);
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
  for (struct piece *piece = gate_work.held; piece; piece = piece->next)
    if (piece->queue == queue) return true;
  return false;
}

// Whether a piece of the same queue waits, so that no other can run on it.
static bool is_taken(const struct piece *piece) {
  if (piece->kind == step || gate_is_global(piece->queue)) return false;
  for (struct wait *wait = gate_work.waits; wait; wait = wait->next)
    if (wait->piece->queue == piece->queue) return true;
  return false;
}

bool gate_is_clear(struct wait *wait) { return !holds_for(wait->object); }

bool gate_has_nothing_for(void *queue) { return !holds_for(queue); }

static bool begins_piece(void) {
  for (struct piece **link = &gate_work.held; *link; link = &(*link)->next) {
    struct piece *piece = *link;
    if (is_taken(piece)) continue;
    *link = piece->next;
    if (gate_work.last_held == &piece->next) gate_work.last_held = link;
    gate_work.running = piece;
    pthread_mutex_unlock(&gate_work.lock);
    if (piece->kind == barrier)
      NEXT(void, dispatch_barrier_async_f, (void *, void *, void (*)(void *)))
      (piece->queue, piece, run_piece);
    else
      NEXT(void, dispatch_async_f, (void *, void *, void (*)(void *)))
      (piece->queue, piece, run_piece);
    pthread_mutex_lock(&gate_work.lock);
    await(piece);
    return true;
  }
  return false;
}

bool gate_proceeds(void) { return resumes_wait() || ends_group() || begins_piece(); }

void gate_note_deed(void) {
  if (mine) mine->deeds += 1;
}

static void hold_put_off(void *number) {
  pthread_mutex_lock(&gate_work.lock);
  if (gate_recall(number)) gate_attend();
  pthread_mutex_unlock(&gate_work.lock);
}

static void hold_piece(struct piece *piece) {
  pthread_mutex_lock(&gate_work.lock);
  append(piece);
  gate_attend();
  pthread_mutex_unlock(&gate_work.lock);
}

void gate_put_off_piece(
    struct delay delay, void *queue, enum kind kind, void *context, void (*work)(void *)) {
  struct piece *piece = make_piece(queue, kind, context, work);
  pthread_mutex_lock(&gate_work.lock);
  struct piece **link = &gate_work.put_off;
  while (*link) link = &(*link)->next;
  *link = piece;
  piece->number = (void *)++gate_work.last_number;
  piece->due = gate_work.now + delay.seconds;
  gate_send_letter(delay, false, piece->number, hold_put_off);
  gate_attend();
  pthread_mutex_unlock(&gate_work.lock);
}

void gate_hold(void *queue, enum kind kind, void *context, void (*work)(void *)) {
  hold_piece(make_piece(queue, kind, context, work));
}

void gate_post(
    struct delay delay, enum kind kind, void *context, void (*work)(void *)) {
  pthread_mutex_lock(&gate_work.lock);
  gate_send_letter(delay, kind == step, context, work);
  if (mine) mine->deeds += 1;
  pthread_mutex_unlock(&gate_work.lock);
}

void gate_expect_group(void *group, void *queue, void *context, void (*work)(void *)) {
  struct group_wait *wait = allocate(sizeof *wait);
  dispatch_retain(group);
  wait->group = group;
  wait->piece = make_piece(queue, block, context, work);
  pthread_mutex_lock(&gate_work.lock);
  *last_group = wait;
  last_group = &wait->next;
  pthread_mutex_unlock(&gate_work.lock);
}

void gate_make_due(void *number) {
  pthread_mutex_lock(&gate_work.lock);
  // A wait that is over has left its stack, and is told from the next one there by its number.
  for (struct wait *wait = gate_work.waits; wait; wait = wait->next)
    if (wait->number == number) wait->is_due = true;
  pthread_mutex_unlock(&gate_work.lock);
}

// Puts a piece among those that wait.
static void enlist(struct wait *wait, double delay) {
  wait->due = gate_work.now + delay;
  wait->piece = mine;
  wait->number = (void *)++gate_work.last_number;
  *gate_work.last_wait = wait;
  gate_work.last_wait = &wait->next;
}

// Lets others run until the wait is over.
static void give_way(struct wait *wait) {
  if (gate_work.running == mine) gate_work.running = NULL;
  pthread_cond_broadcast(&gate_work.change);
  while (!wait->is_over) pthread_cond_wait(&gate_work.change, &gate_work.lock);
}

void gate_wait_here(struct wait *wait, struct delay delay) {
  pthread_mutex_lock(&gate_work.lock);
  enlist(wait, delay.seconds);
  if (delay.seconds < INFINITY) gate_send_letter(delay, false, wait->number, gate_make_due);
  give_way(wait);
  pthread_mutex_unlock(&gate_work.lock);
}

void gate_wait_for_main(struct wait *wait, void (*errand)(void *wait)) {
  pthread_mutex_lock(&gate_work.lock);
  enlist(wait, INFINITY);
  gate_send_letter(immediately, false, wait, errand);
  give_way(wait);
  pthread_mutex_unlock(&gate_work.lock);
}

// Lets the main thread run the pieces.
static void enter(void) {
  pthread_mutex_lock(&gate_work.lock);
  gate_work.visits += 1;
  gate_work.is_main_at_door = true;
  while (gate_work.is_driven) pthread_cond_wait(&gate_work.change, &gate_work.lock);
  gate_work.is_main_at_door = gate_work.is_resting = false;
  gate_work.is_driven = true;
  gate_await_letters(true);
}

static void leave(void) {
  gate_work.is_driven = false;
  gate_await_letters(false);
  pthread_cond_broadcast(&gate_work.change);
  pthread_mutex_unlock(&gate_work.lock);
}

bool gate_run_until(bool (*arrives)(void *), void *object) {
  enter();
  bool has_come = arrives(object);
  while (!has_come && (gate_proceeds() || gate_hurries())) has_come = arrives(object);
  leave();
  return has_come;
}

int flipbook_outside_run(int limit, double time) {
  int count = 0;
  enter();
  gate_work.now = time;
  while (count < limit && gate_proceeds()) count += 1;
  leave();
  return count;
}

bool gate_is_clock_moving(double *now) {
  pthread_mutex_lock(&gate_work.lock);
  bool is_moving = !gate_work.is_resting;
  *now = gate_work.now;
  pthread_mutex_unlock(&gate_work.lock);
  return is_moving;
}

void flipbook_outside_rest(void) {
  pthread_mutex_lock(&gate_work.lock);
  gate_work.is_resting = true;
  pthread_mutex_unlock(&gate_work.lock);
}

int flipbook_outside_given_up(void) {
  pthread_mutex_lock(&gate_work.lock);
  int count = gate_work.given_up;
  pthread_mutex_unlock(&gate_work.lock);
  return count;
}

int flipbook_outside_waiting(void) {
  pthread_mutex_lock(&gate_work.lock);
  int count = 0;
  for (struct wait *wait = gate_work.waits; wait; wait = wait->next) count += wait->is_for_others;
  pthread_mutex_unlock(&gate_work.lock);
  return count;
}

bool flipbook_outside_is_busy(void) {
  pthread_mutex_lock(&gate_work.lock);
  bool is_busy = gate_work.held || gate_work.waits || groups || gate_work.put_off;
  pthread_mutex_unlock(&gate_work.lock);
  return is_busy;
}

double flipbook_outside_time(void) {
  pthread_mutex_lock(&gate_work.lock);
  double time = gate_work.now;
  pthread_mutex_unlock(&gate_work.lock);
  return time;
}
