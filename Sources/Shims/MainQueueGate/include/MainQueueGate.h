// What the system is asked to do on the main thread later, offered to the virtual clock first.
//
// The functions of MainQueueGate.c take the place of the system's own of the same names for
// everyone in the program. Each offers its work to the functions below, which the Swift module
// beside this one defines, and hands on to the system what they do not take.

#ifndef MAIN_QUEUE_GATE_H
#define MAIN_QUEUE_GATE_H

#include <stdbool.h>

// Takes work for the main queue, due in `delay` seconds; to be run once, as `run(context)`.
bool flipbook_gate_takes_work(double delay, void *context, void (*run)(void *));

// Takes a task's next step on the main actor; to be run once, as `run(context)`.
bool flipbook_gate_takes_step(void *context, void (*run)(void *));

// Takes a timer that was put on a run loop; `timer` is the Foundation object.
bool flipbook_gate_takes_timer(void *timer);

#endif
