import CommandLineKit

/// The C part of an instrumented build: writes each wanted call with its caller to a file.
///
/// The compiler calls `__sanitizer_cov_trace_pc_guard` at the start of each function. The list of functions has a line for
/// each, with its address and a ``RecordedFunction/Kind``. The guard of a function that is not wanted is cleared at its first call.
///
/// The caller is the first function on the stack that is no thunk. An async function is entered by a jump, so its caller
/// is read from its async context: the function that is resumed when it returns.
enum RecorderSource {
  /// The environment variable with the path of the list of functions.
  static let listVariable = "CATALOGUE_TRACE_LIST"

  static let text = #"""
    #include <fcntl.h>
    #include <stdint.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <unistd.h>

    extern char __executable_start;
    static struct { uintptr_t start; char kind; } *functions;
    static size_t count;
    static int output = -1;

    __attribute__((constructor)) static void prepare(void) {
      const char *list = getenv("\#(listVariable)"), *path = getenv("\#(StepMarks.variable)");
      FILE *file = list && path ? fopen(list, "r") : 0;
      if (!file) return;
      size_t room = 0;
      unsigned long start;
      char kind[2];
      while (fscanf(file, "%lx %1s", &start, kind) == 2) {
        if (count == room) functions = realloc(functions, (room = room * 2 + 4096) * sizeof *functions);
        if (!functions) abort();
        functions[count].start = start;
        functions[count++].kind = kind[0];
      }
      fclose(file);
      output = open(path, O_WRONLY | O_APPEND | O_CLOEXEC);
    }

    static char kind(uintptr_t address) {
      size_t low = 0, high = count;
      while (low < high) {
        size_t middle = (low + high) / 2;
        if (functions[middle].start <= address) low = middle + 1; else high = middle;
      }
      return low ? functions[low - 1].kind : 't';
    }

    void __sanitizer_cov_trace_pc_guard_init(uint32_t *guard, uint32_t *end) {
      for (; guard < end; guard++) *guard = 1;
    }

    void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
      if (!*guard || output < 0) return;
      uintptr_t base = (uintptr_t)&__executable_start;
      uintptr_t callee = (uintptr_t)__builtin_return_address(0) - base;
      char called = kind(callee - 1);
      if (called != 'p' && called != 'k' && called != 'w') {
        *guard = 0;
        return;
      }
      // Bit 60 of the saved frame pointer marks the frame of an async function; its context lies below the frame.
      const uintptr_t async = (uintptr_t)1 << 60;
      uintptr_t *frame = *(uintptr_t **)__builtin_frame_address(0);
      uintptr_t caller = 0;
      char from = 't';
      if (frame[0] & async) {
        uintptr_t *context = (uintptr_t *)frame[-1];
        for (int depth = 0; from == 't' && context && depth < 16; depth++) {
          caller = context[1] - base;
          // The runtime's own function ends the chain.
          if (caller >= functions[count - 1].start) break;
          from = kind(caller++);
          context = (uintptr_t *)context[0];
        }
      } else {
        for (int depth = 0; from == 't' && depth < 256; depth++) {
          caller = frame[1] - base;
          from = kind(caller - 1);
          uintptr_t *next = (uintptr_t *)frame[0];
          // A function without a frame pointer may have left anything there.
          if (next <= frame || next - frame > 1 << 17 || (frame[0] & 7)) break;
          frame = next;
        }
      }
      if (from == 't' || from == 'f' || (called != 'p' && from != 'p' && from != 'r')) return;
      uintptr_t call[2] = {callee, caller};
      if (write(output, call, sizeof call) < 0) output = -1;
    }
    """#
}
