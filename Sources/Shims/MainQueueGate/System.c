#define _GNU_SOURCE
#include "System.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// The head of every block, as the ABI for blocks has it.
struct block {
  void *isa;
  int32_t flags;
  int32_t reserved;
  void (*invoke)(void *);
};

void *gate_system_function(const char *name) { return dlsym(RTLD_NEXT, name); }

void gate_call_block(void *block) { ((struct block *)block)->invoke(block); }

void gate_run_block(void *block) {
  gate_call_block(block);
  _Block_release(block);
}

bool gate_is_global(const void *queue) {
  static const intptr_t classes[] = {0x21, 0x19, 0x15, 0x11, 0x09, 0x05};
  for (int index = 0; index < 6; index++)
    for (uintptr_t flags = 0; flags <= 2; flags += 2)
      if (dispatch_get_global_queue(classes[index], flags) == queue) return true;
  return false;
}

bool gate_sleeps(pid_t thread) {
  char name[64], text[256];
  snprintf(name, sizeof name, "/proc/self/task/%d/stat", (int)thread);
  for (int look = 0; look < 20; look++) {
    FILE *file = fopen(name, "r");
    if (!file) return false;
    size_t count = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[count] = 0;
    // The state follows the program's name, which is in parentheses.
    const char *name_end = strrchr(text, ')');
    if (!name_end || name_end[1] != ' ' || name_end[2] != 'S') return false;
    NEXT(int, usleep, (useconds_t))(5000);
  }
  return true;
}
