#include "Letters.h"

#include <pthread.h>
#include <stdlib.h>

#include "MainQueueGate.h"
#include "System.h"

struct letter {
  struct letter *next;
  struct flipbook_letter content;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct letter *letters, **last = &letters;
static bool is_awaited, is_knocking;

static void answer(void *unused) {
  (void)unused;
  pthread_mutex_lock(&lock);
  is_knocking = false;
  pthread_mutex_unlock(&lock);
  flipbook_gate_takes_letters();
}

void gate_send_letter(
    struct delay delay, bool is_step, void *context, void (*work)(void *)) {
  struct letter *letter = calloc(1, sizeof *letter);
  if (!letter) abort();
  letter->content =
      (struct flipbook_letter){delay.seconds, delay.is_measured, is_step, context, work};
  pthread_mutex_lock(&lock);
  *last = letter;
  last = &letter->next;
  bool is_new = !is_awaited && !is_knocking;
  is_knocking |= is_new;
  pthread_mutex_unlock(&lock);
  // The clock may stand still: then the system's main queue has them taken.
  if (is_new)
    NEXT(void, dispatch_async_f, (void *, void *, void (*)(void *)))(main_queue(), NULL, answer);
}

void gate_await_letters(bool does) {
  pthread_mutex_lock(&lock);
  is_awaited = does;
  pthread_mutex_unlock(&lock);
}

bool flipbook_outside_take(struct flipbook_letter *content) {
  pthread_mutex_lock(&lock);
  struct letter *letter = letters;
  if (letter) {
    letters = letter->next;
    if (!letters) last = &letters;
    *content = letter->content;
  }
  pthread_mutex_unlock(&lock);
  free(letter);
  return letter;
}
