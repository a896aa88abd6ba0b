// The pieces that there are, and what is known of them; for what runs them only.

#ifndef PIECES_H
#define PIECES_H

#include <pthread.h>

#include "OutsideWork.h"

struct piece {
  struct piece *next;
  // When it is due by the clock, and its number, while it is put off.
  double due;
  void *number;
  void *queue;
  void *context;
  void (*work)(void *);
  enum kind kind;
  bool has_begun;
  pthread_t thread;
  // Grows with everything that the piece asks for.
  unsigned deeds;
};

// For how many seconds a piece that does nothing is waited for, and one that does something.
enum { patience = 1, endurance = 30 };

struct work {
  pthread_mutex_t lock;
  pthread_cond_t change;
  struct piece *held, **last_held;
  // Pieces that are held when their time has come.
  struct piece *put_off;
  struct wait *waits, **last_wait;
  // The one piece that runs; NULL when there is none, or none that is waited for.
  struct piece *running;
  // Whether some thread is running pieces, and whether the main one would like to.
  bool is_driven, is_main_at_door;
  bool is_help_on_its_way, is_look_on_its_way;
  // Whether the clock stands still.
  bool is_resting;
  // The main thread's number, and for how many looks it has not come by.
  pid_t main_thread;
  int looks;
  unsigned visits;
  int given_up;
  double now;
  uintptr_t last_number;
};

extern struct work gate_work;

// All of these with the lock held.

// Holds a piece that was put off; false if that has been done.
bool gate_recall(void *number);

// Does the next thing there is to do, which may take a while without the lock.
bool gate_proceeds(void);

// Lets what waits for the clock go on before its time, the earliest first: the clock cannot move, as
// the main thread waits for work.
bool gate_hurries(void);

// Notes that the caller, if it is a piece, does something.
void gate_note_deed(void);

// Sees to it that what has just been held is run.
void gate_attend(void);

#endif
