// What other threads have for the main one, in the order in which it came.

#ifndef LETTERS_H
#define LETTERS_H

#include "Clocks.h"

// Adds work for the main thread, due after a delay of the clock; `is_step`: of a task.
void gate_send_letter(
    struct delay delay, bool is_step, void *context, void (*work)(void *));

// Notes whether the main thread is about to take what comes.
void gate_await_letters(bool does);

#endif
