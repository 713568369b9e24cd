// Says what the C library's localtime_r makes of instants, for tests to compare with.
//
// The C library has one zone for the whole process, which tests that run in parallel cannot set, so this is
// a process of its own; in C, since Swift cannot use the library's streams.
//
// Standard input is a sequence of requests: the length of a zone's name in bytes, the count of instants
// (64-bit numbers in the machine's order), the name, the instants as seconds since 1970. Each is answered
// on standard output by as many 64-bit numbers, the offsets from UTC in seconds.

#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static int read_number(int64_t *number) { return fread(number, sizeof *number, 1, stdin) == 1; }

int main(void) {
  int64_t length, count;
  while (read_number(&length) && read_number(&count)) {
    char name[256] = "";
    if (length < 0 || length >= (int64_t)sizeof name) return 1;
    if (fread(name, 1, (size_t)length, stdin) != (size_t)length) return 1;
    setenv("TZ", name, 1);
    tzset();
    for (; count > 0; count--) {
      int64_t seconds;
      struct tm fields;
      if (!read_number(&seconds)) return 1;
      time_t time = (time_t)seconds;
      if (!localtime_r(&time, &fields)) return 1;
      int64_t offset = fields.tm_gmtoff;
      if (fwrite(&offset, sizeof offset, 1, stdout) != 1) return 1;
    }
  }
  return 0;
}
