// Work on other queues that what the virtual clock runs has asked for: pieces, run one at a time in
// the order in which they were asked for, so that a recording can be repeated.
//
// A piece runs on its own queue, on a thread that carries its mark. What it asks for in its turn is
// held as further pieces; what it asks of the main queue goes into letters, which the main thread
// takes when it has waited for the pieces. A piece that waits for something the module knows of
// gives way to others until that has come.

#ifndef OUTSIDE_WORK_H
#define OUTSIDE_WORK_H

#include "Clocks.h"
#include "System.h"

struct piece;

// What a piece is: a block, a block with nothing else on its queue meanwhile, or a task's step.
enum kind { block, barrier, step };

// A piece that waits. It lies on the stack of the waiting thread.
struct wait {
  struct wait *next;
  struct piece *piece;
  void *number;
  // When it is over by the clock, whatever has come.
  double due;
  // Returns whether what is waited for has come, and takes it.
  bool (*arrives)(struct wait *wait);
  void *object;
  // Set when the time of the wait is over, or what it waits for has been done.
  bool is_due;
  bool is_over;
  // Whether the piece waits for something that only other work can bring.
  bool is_for_others;
};

// Whether the caller is a piece.
bool gate_is_piece(void);

// Holds work for a queue other than the main one.
void gate_hold(void *queue, enum kind kind, void *context, void (*work)(void *));

// Holds work for a queue other than the main one after a delay.
void gate_put_off_piece(
    struct delay delay, void *queue, enum kind kind, void *context, void (*work)(void *));

// Hands work for the main thread over; due after a delay.
void gate_post(
    struct delay delay, enum kind kind, void *context, void (*work)(void *));

// Lets a piece wait, until `arrives` says so; with a delay other than for ever `is_due` is set when
// it has passed.
void gate_wait_here(struct wait *wait, struct delay delay);

// Lets a piece wait until the main thread, which is to run `errand(wait)`, has marked it as due.
void gate_wait_for_main(struct wait *wait, void (*errand)(void *wait));

// Marks the wait of a number as due; on the main thread.
void gate_make_due(void *number);

// Whether nothing is held for the queue that a wait is about, or for a queue.
bool gate_is_clear(struct wait *wait);
bool gate_has_nothing_for(void *queue);

// Runs pieces on the main thread, which is about to wait, until `arrives` says yes or none is left.
bool gate_run_until(bool (*arrives)(void *object), void *object);

// Whether the virtual clock moves, and its time.
bool gate_is_clock_moving(double *now);

// Notes work that becomes a piece, or a letter if the queue is the main one, when a group is empty.
void gate_expect_group(void *group, void *queue, void *context, void (*work)(void *));

#endif
