#define _GNU_SOURCE
#include <math.h>
#include <unistd.h>

#include "MainQueueGate.h"
#include "Pieces.h"

// Who runs pieces when the main thread does not.

// Runs pieces on a thread of the system's, while the main one is busy with other things.
static void help(void *unused) {
  (void)unused;
  pthread_mutex_lock(&gate_work.lock);
  gate_work.is_help_on_its_way = false;
  if (!gate_work.is_driven) {
    gate_work.is_driven = true;
    while (!gate_work.is_main_at_door && gate_proceeds()) continue;
    gate_work.is_driven = false;
    pthread_cond_broadcast(&gate_work.change);
  }
  pthread_mutex_unlock(&gate_work.lock);
}

bool gate_hurries(void) {
  struct wait *first = NULL;
  for (struct wait *wait = gate_work.waits; wait; wait = wait->next)
    if (wait->due < INFINITY && !(first && first->due <= wait->due)) first = wait;
  struct piece *piece = NULL;
  for (struct piece *each = gate_work.put_off; each; each = each->next)
    if (!(piece && piece->due < each->due)) piece = each;
  if (piece && !(first && first->due <= piece->due)) return gate_recall(piece->number);
  if (first) first->is_due = true;
  return first;
}

static void call_look(void);

// Comes to help when the main thread has not come by for a while and sleeps: it waits for a piece in
// a way of which this module knows nothing.
static void look(void *context) {
  bool is_late = false;
  pthread_mutex_lock(&gate_work.lock);
  gate_work.is_look_on_its_way = false;
  pid_t thread = gate_work.main_thread;
  bool is_quiet = !gate_work.is_resting && gate_work.visits == (uintptr_t)context;
  pthread_mutex_unlock(&gate_work.lock);
  bool is_asleep = is_quiet && gate_sleeps(thread);
  pthread_mutex_lock(&gate_work.lock);
  bool is_needed =
      gate_work.held || (!gate_work.is_resting && (gate_work.waits || gate_work.put_off));
  gate_work.looks = is_quiet && is_needed ? gate_work.looks + 1 : 0;
  is_late = is_needed && (is_asleep || gate_work.looks > endurance || gate_work.is_resting);
  if (is_late && is_asleep && !gate_work.held && !gate_work.is_driven) gate_hurries();
  if (is_needed) call_look();
  pthread_mutex_unlock(&gate_work.lock);
  if (is_late) help(NULL);
}

static void call_look(void) {
  if (gate_work.is_look_on_its_way) return;
  gate_work.is_look_on_its_way = true;
  uint64_t when = NEXT(uint64_t, dispatch_time, (uint64_t, int64_t))(
      at_once, (int64_t)patience * 1000000000);
  NEXT(void, dispatch_after_f, (uint64_t, void *, void *, void (*)(void *)))
  (when, dispatch_get_global_queue(0, 0), (void *)(uintptr_t)gate_work.visits, look);
}

static void call_help(void) {
  if (gate_work.is_help_on_its_way) return;
  gate_work.is_help_on_its_way = true;
  NEXT(void, dispatch_async_f, (void *, void *, void (*)(void *)))
  (dispatch_get_global_queue(0, 0), NULL, help);
}

void gate_attend(void) {
  gate_note_deed();
  bool is_moving = !gate_is_piece() && flipbook_gate_is_moving();
  if (is_moving) {
    gate_work.main_thread = gettid();
    gate_work.now = flipbook_gate_now();
    if (gate_work.is_resting) gate_work.visits += 1;
    gate_work.is_resting = false;
  }
  if (!gate_is_piece() && !is_moving)
    call_help();
  else
    call_look();
}
