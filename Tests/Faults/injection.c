// Lets system calls of a program fail, to be loaded before the C library (LD_PRELOAD).
//
//   INJECT_FAULT=CALL:NUMBER:FAULT   the call with this number fails, or with NUMBER+ also all later ones
//   INJECT_COUNTS=FILE               at the end, how often each call was made, one a line
//   INJECT_TIME=SECONDS              the time since 1970 that clocks tell
//
// CALL is a name of the table below. FAULT is a number of errno, or `short` for half of what a call is to read or
// write. Calls are counted from 1, in all threads together.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum call { OPEN, READ, PREAD, OUTPUT, DIAGNOSTICS, FSTAT, STAT, OPENDIR, READDIR, READLINK, REALPATH, CALLS };

static const char *const names[CALLS] = {
  "open", "read", "pread", "output", "diagnostics", "fstat", "stat", "opendir", "readdir", "readlink", "realpath",
};

static atomic_long counts[CALLS];
static enum call failing = CALLS;
static long failing_number, failing_errno;
static bool fails_on, is_short;
static long told_time;
static bool tells_time;

__attribute__((constructor)) static void read_environment(void) {
  const char *text = getenv("INJECT_FAULT");
  char name[16], fault[16], plus[2] = "";
  if (text && (sscanf(text, "%15[a-z]:%ld%1[+]:%15s", name, &failing_number, plus, fault) == 4 ||
               sscanf(text, "%15[a-z]:%ld:%15s", name, &failing_number, fault) == 3)) {
    fails_on = *plus;
    is_short = strcmp(fault, "short") == 0;
    failing_errno = is_short ? 0 : atol(fault);
    for (enum call call = 0; call < CALLS; call++)
      if (strcmp(names[call], name) == 0) failing = call;
  }
  if ((text = getenv("INJECT_TIME"))) {
    tells_time = true;
    told_time = atol(text);
  }
}

__attribute__((destructor)) static void write_counts(void) {
  const char *path = getenv("INJECT_COUNTS");
  if (!path) return;
  int file = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  for (enum call call = 0; call < CALLS; call++) {
    char line[64];
    int length = snprintf(line, sizeof line, "%s %ld\n", names[call], (long)counts[call]);
    if (syscall(SYS_write, file, line, length) < 0) break;
  }
  syscall(SYS_close, file);
}

// Whether a call is the one that fails; then errno says why.
static bool fails(enum call call) {
  long number = atomic_fetch_add(&counts[call], 1) + 1;
  if (call != failing || number < failing_number || (number > failing_number && !fails_on)) return false;
  if (!is_short) errno = failing_errno;
  return true;
}

// The function of the C library; looked up each time, so that nothing is shared between threads.
#define NEXT(function) ((__typeof__(&function))dlsym(RTLD_NEXT, #function))

static size_t half(size_t count) { return count > 1 ? count / 2 : count; }

ssize_t read(int file, void *buffer, size_t count) {
  if (fails(READ)) {
    if (!is_short) return -1;
    count = half(count);
  }
  return NEXT(read)(file, buffer, count);
}

#define PREAD(function)                                                      \
  ssize_t function(int file, void *buffer, size_t count, off_t offset) {     \
    if (fails(PREAD)) {                                                      \
      if (!is_short) return -1;                                              \
      count = half(count);                                                   \
    }                                                                        \
    return NEXT(function)(file, buffer, count, offset);                      \
  }
PREAD(pread)
PREAD(pread64)

ssize_t write(int file, const void *buffer, size_t count) {
  if (file == 1 || file == 2) {
    if (fails(file == 1 ? OUTPUT : DIAGNOSTICS)) {
      if (!is_short) return -1;
      count = half(count);
    }
  }
  return NEXT(write)(file, buffer, count);
}

#define OPEN(function)                                            \
  int function(const char *path, int flags, ...) {                \
    if (fails(OPEN)) return -1;                                   \
    va_list rest;                                                 \
    va_start(rest, flags);                                        \
    mode_t mode = flags & (O_CREAT) ? va_arg(rest, mode_t) : 0;   \
    va_end(rest);                                                 \
    return NEXT(function)(path, flags, mode);                     \
  }
OPEN(open)
OPEN(open64)

#define STATUS(function, call, parameter, argument)                       \
  int function(parameter argument, struct stat *restrict status) {        \
    return fails(call) ? -1 : NEXT(function)(argument, status);           \
  }
STATUS(fstat, FSTAT, int, file)
STATUS(stat, STAT, const char *restrict, path)

DIR *opendir(const char *path) { return fails(OPENDIR) ? NULL : NEXT(opendir)(path); }

struct dirent *readdir(DIR *folder) { return fails(READDIR) ? NULL : NEXT(readdir)(folder); }

ssize_t readlink(const char *restrict path, char *restrict buffer, size_t size) {
  return fails(READLINK) ? -1 : NEXT(readlink)(path, buffer, size);
}

char *realpath(const char *restrict path, char *restrict resolved) {
  return fails(REALPATH) ? NULL : NEXT(realpath)(path, resolved);
}

time_t time(time_t *result) {
  time_t now = tells_time ? told_time : NEXT(time)(NULL);
  if (result) *result = now;
  return now;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  if (!tells_time || clock != CLOCK_REALTIME) return NEXT(clock_gettime)(clock, now);
  *now = (struct timespec){.tv_sec = told_time};
  return 0;
}
