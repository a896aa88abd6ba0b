// The system's own functions, whose names those of this module take.

#ifndef SYSTEM_H
#define SYSTEM_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>
#include <time.h>

extern struct dispatch_queue_s _dispatch_main_q;
extern void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
extern uint64_t dispatch_time(uint64_t when, int64_t delta);
extern uint64_t dispatch_walltime(const struct timespec *when, int64_t delta);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

// When nothing is waited for, and when nothing ever is.
static const uint64_t at_once = 0;
static const uint64_t never = UINT64_MAX;

// The system's function of a name.
void *gate_system_function(const char *name);

// Calls the system's function of a name: NEXT(void, dispatch_async, (void *, void *))(queue, block).
#define NEXT(result, name, parameters)                                            \
  ({                                                                              \
    static _Atomic(void *) known;                                                 \
    void *found = known;                                                          \
    if (!found) known = found = gate_system_function(#name);                           \
    (result(*) parameters) found;                                                 \
  })

// Whether a queue is the main one.
static inline bool is_main(const void *queue) { return queue == (const void *)&_dispatch_main_q; }

static inline void *main_queue(void) { return (void *)&_dispatch_main_q; }

// Whether a queue is one of the system's that run any number of blocks at once.
bool gate_is_global(const void *queue);

// Whether a thread sleeps, and goes on doing so for a while.
bool gate_sleeps(pid_t thread);

// Whether a function was called from inside the dispatch library.
bool gate_is_own(const void *caller);

// Runs a block.
void gate_call_block(void *block);

// Runs a copy of a block, and lets go of it.
void gate_run_block(void *block);

#endif
