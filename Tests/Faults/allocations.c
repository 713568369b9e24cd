// Counts what libical has allocated and not given back, to be loaded before the C library (LD_PRELOAD).
//
//   COUNT_ALLOCATIONS=FILE   at the end, the number of allocations that are left
//   FORGET_COMPONENTS=1      components of libical are not given back, as if a call of this had been forgotten
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
extern void __libc_free(void *);

// The code of libical, by addresses.
static uintptr_t code_begin, code_end;

// All allocations of libical that are left, in a table that is probed one place after the other.
enum { TABLE_SIZE = 1 << 23 };
static uintptr_t *table;
static size_t left_count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const uintptr_t removed = 1;

static int note_libical(struct dl_phdr_info *library, size_t size, void *context) {
  (void)size, (void)context;
  if (!strstr(library->dlpi_name, "libical.so")) return 0;
  for (int number = 0; number < library->dlpi_phnum; number++) {
    const ElfW(Phdr) *segment = &library->dlpi_phdr[number];
    if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
    code_begin = library->dlpi_addr + segment->p_vaddr;
    code_end = code_begin + segment->p_memsz;
  }
  return 1;
}

__attribute__((constructor)) static void begin(void) {
  table = __libc_calloc(TABLE_SIZE, sizeof *table);
  dl_iterate_phdr(note_libical, NULL);
}

__attribute__((destructor)) static void end(void) {
  const char *path = getenv("COUNT_ALLOCATIONS");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  fprintf(file, "%zu\n", code_begin ? left_count : (size_t)-1);
  fclose(file);
}

static size_t place(uintptr_t pointer) { return (pointer >> 4) * 0x9E3779B97F4A7C15u >> 41; }

static void *added(void *pointer, void *caller) {
  if (!pointer || (uintptr_t)caller < code_begin || (uintptr_t)caller >= code_end) return pointer;
  pthread_mutex_lock(&lock);
  size_t number = place((uintptr_t)pointer);
  while (table[number] > removed) number = (number + 1) % TABLE_SIZE;
  table[number] = (uintptr_t)pointer;
  left_count++;
  // Without a free place the search would not end.
  if (left_count > TABLE_SIZE / 2) abort();
  pthread_mutex_unlock(&lock);
  return pointer;
}

static void remove_pointer(void *pointer) {
  if (!pointer || !table || !code_begin) return;
  pthread_mutex_lock(&lock);
  for (size_t number = place((uintptr_t)pointer); table[number]; number = (number + 1) % TABLE_SIZE) {
    if (table[number] != (uintptr_t)pointer) continue;
    // A place before an empty one can be empty again.
    table[number] = table[(number + 1) % TABLE_SIZE] ? removed : 0;
    left_count--;
    break;
  }
  pthread_mutex_unlock(&lock);
}

void *malloc(size_t size) { return added(__libc_malloc(size), __builtin_return_address(0)); }

void *calloc(size_t count, size_t size) { return added(__libc_calloc(count, size), __builtin_return_address(0)); }

void *realloc(void *pointer, size_t size) {
  remove_pointer(pointer);
  return added(__libc_realloc(pointer, size), __builtin_return_address(0));
}

void free(void *pointer) {
  remove_pointer(pointer);
  __libc_free(pointer);
}

void icalcomponent_free(void *component) {
  if (getenv("FORGET_COMPONENTS")) return;
  void (*next)(void *) = (void (*)(void *))dlsym(RTLD_NEXT, "icalcomponent_free");
  next(component);
}
