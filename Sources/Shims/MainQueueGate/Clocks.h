// The system's clocks, which stand still for what the virtual clock runs and move on with it: so a
// time that is asked for as half a second from now is exactly that when it is told to the system.

#ifndef CLOCKS_H
#define CLOCKS_H

#include <stdbool.h>
#include <stdint.h>

// A delay in seconds, as exact as the clock by which it was told allows.
struct delay {
  double seconds;
  bool is_measured;
};

static const struct delay immediately = {0, false};

// Returns how long it is until a time of the dispatch library.
struct delay gate_delay_until(uint64_t when);

#endif
