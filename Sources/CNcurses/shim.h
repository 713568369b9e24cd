// What Swift cannot import from ncurses as it stands: its screen is a global that changes, and attributes, mouse
// events and sets of descriptors are macros with casts.
#ifndef ICSVIEW_CNCURSES_SHIM_H
#define ICSVIEW_CNCURSES_SHIM_H

#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

// The screen.

static inline WINDOW *curses_screen(void) { return stdscr; }

static inline FILE *curses_standardInput(void) { return stdin; }

static inline FILE *curses_standardOutput(void) { return stdout; }

static inline int curses_colorCount(void) { return COLORS; }

// Whether the cursor can be moved, of a terminal that is known.
static inline bool curses_canMove(void) {
  const char *sequence = tigetstr("cup");
  return sequence != NULL && sequence != (const char *)-1;
}

// Whether colours are numbers of red, green and blue rather than places in a palette.
static inline bool curses_hasDirectColor(void) { return tigetflag("RGB") > 0; }

// `term.h` defines far too many names as macros, of which these are used for other things in Swift.
#undef lines
#undef columns

// Widths, whose function the C library hides unless X/Open is asked for.

static inline int curses_width(wchar_t character) {
  extern int wcwidth(wchar_t);
  return wcwidth(character);
}

// Attributes.

static inline attr_t curses_bold(void) { return A_BOLD; }
static inline attr_t curses_faint(void) { return A_DIM; }
static inline attr_t curses_underlined(void) { return A_UNDERLINE; }
static inline attr_t curses_reversed(void) { return A_REVERSE; }
static inline attr_t curses_italic(void) {
#ifdef A_ITALIC
  return A_ITALIC;
#else
  return A_NORMAL;
#endif
}

// The mouse.

enum curses_button { curses_noButton, curses_press, curses_wheelUp, curses_wheelDown };

static inline void curses_enableMouse(void) {
  mousemask(BUTTON1_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED, NULL);
  mouseinterval(0);
}

static inline enum curses_button curses_button(mmask_t state) {
  if (state & BUTTON4_PRESSED) return curses_wheelUp;
  if (state & BUTTON5_PRESSED) return curses_wheelDown;
  if (state & BUTTON1_PRESSED) return curses_press;
  return curses_noButton;
}

// Signals and waiting.

static inline bool curses_isIgnored(int number) {
  struct sigaction current;
  return sigaction(number, NULL, &current) == 0 && current.sa_handler == SIG_IGN;
}

// Without SA_RESTART, so that a signal ends the wait.
static inline void curses_handle(int number, void (*handler)(int)) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

static inline void curses_ignore(int number) { curses_handle(number, SIG_IGN); }

static inline void curses_resetHandler(int number) { curses_handle(number, SIG_DFL); }

// Waits until one of two descriptors can be read, where a negative one is none, or a signal of those that the mask
// lets through arrives. Says which of them can be read, as bits; a negative time is no limit.
static inline int curses_wait(int first, int second, double seconds, const sigset_t *mask) {
  fd_set readable;
  FD_ZERO(&readable);
  if (first >= 0) FD_SET(first, &readable);
  if (second >= 0) FD_SET(second, &readable);
  struct timespec limit = {(time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};
  int last = first > second ? first : second;
  if (pselect(last + 1, &readable, NULL, NULL, seconds < 0 ? NULL : &limit, mask) <= 0) return 0;
  return (first >= 0 && FD_ISSET(first, &readable) ? 1 : 0)
       | (second >= 0 && FD_ISSET(second, &readable) ? 2 : 0);
}

static inline bool curses_windowSize(int descriptor, int *rows, int *columns_) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return false;
  *rows = size.ws_row;
  *columns_ = size.ws_col;
  return true;
}

#endif
