// What the system is asked to do later, on the main thread or on others, offered to the virtual clock
// first.
//
// The functions of this module take the place of the system's own of the same names for everyone in
// the program. They offer work for the main thread to the functions whose names begin with
// flipbook_gate, which the Swift module beside this one defines; work for other threads that was asked
// for by what the clock runs is done in a fixed order when flipbook_outside_run says so. The rest is
// handed on to the system.

#ifndef MAIN_QUEUE_GATE_H
#define MAIN_QUEUE_GATE_H

#include <stdbool.h>

// Takes work for the main queue, due in `delay` seconds, which may have been measured on a real clock;
// to be run once, as `run(context)`.
bool flipbook_gate_takes_work(double delay, bool is_measured, void *context, void (*run)(void *));

// Takes a task's next step on the main actor; to be run once, as `run(context)`.
bool flipbook_gate_takes_step(void *context, void (*run)(void *));

// Has the system run `run(context)` on the main queue.
void flipbook_gate_hand_on(void *context, void (*run)(void *));

// Takes a timer that was put on a run loop; `timer` is the Foundation object.
bool flipbook_gate_takes_timer(void *timer);

// Whether the caller is run by the clock on the main thread.
bool flipbook_gate_is_moving(void);

// The clock's time, on the main thread.
double flipbook_gate_now(void);

// Whether what the caller puts off on the main thread is put off on the clock.
bool flipbook_gate_is_in_charge(void);

// Takes what other threads have for the main one, on the main queue while the clock stands still.
void flipbook_gate_takes_letters(void);

// Work for the main thread from another one; due in `delay` seconds of the clock, which may have been
// measured on a real one; to be run once, as `run(context)`. A task's step is run at once while the
// clock stands still.
struct flipbook_letter {
  double delay;
  bool is_measured;
  bool is_step;
  void *context;
  void (*run)(void *context);
};

// Runs work on other threads, one piece after the other, until there is none left or `limit` pieces
// have run; returns how many have. `time` is the clock's.
int flipbook_outside_run(int limit, double time);

// Takes the first letter; false if there is none.
bool flipbook_outside_take(struct flipbook_letter *letter);

// Notes that the clock stands still from now on.
void flipbook_outside_rest(void);

// How many pieces of work there were that are not waited for any more.
int flipbook_outside_given_up(void);

// How many pieces of work wait for others without end.
int flipbook_outside_waiting(void);

// Whether there is work that has not been run.
bool flipbook_outside_is_busy(void);

// The clock's time when it last ran work.
double flipbook_outside_time(void);

#endif
