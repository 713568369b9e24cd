// What Swift cannot import from libical as it stands; each wrapper says why it is here.
#ifndef ICSVIEW_CLIBICAL_SHIM_H
#define ICSVIEW_CLIBICAL_SHIM_H

#include <libical/ical.h>
#include <libical/icalvcal.h>
#include <libical/vcc.h>
#include <stdbool.h>
#include <stdlib.h>

// Takes an int in libical 3 and a bool in libical 4, which Swift does not convert.
static inline void icsview_set_errors_are_fatal(bool fatal) {
  icalerror_set_errors_are_fatal(fatal);
}

// Degrees north and east.
struct icsview_position {
  double latitude, longitude;
};

// GEO has two numbers in libical 3, and two texts in libical 4.
static inline struct icsview_position icsview_get_geo(const icalproperty *property) {
  struct icalgeotype geo = icalproperty_get_geo(property);
#if ICAL_MAJOR_VERSION >= 4
  struct icsview_position position = {strtod(geo.lat, NULL), strtod(geo.lon, NULL)};
#else
  struct icsview_position position = {geo.lat, geo.lon};
#endif
  return position;
}

// A rule is a struct that owns a string in libical 3, and a counted object in libical 4.
static inline icalrecur_iterator *icsview_recurrence_new(const char *rule, const char *start) {
#if ICAL_MAJOR_VERSION >= 4
  struct icalrecurrencetype *read = icalrecurrencetype_new_from_string(rule);
  if (!read) return NULL;
  icalrecur_iterator *iterator = icalrecur_iterator_new(read, icaltime_from_string(start));
  icalrecurrencetype_unref(read);
  return iterator;
#else
  struct icalrecurrencetype read = icalrecurrencetype_from_string(rule);
  icalrecur_iterator *iterator = NULL;
  if (read.freq != ICAL_NO_RECURRENCE)
    iterator = icalrecur_iterator_new(read, icaltime_from_string(start));
  free(read.rscale);
  return iterator;
#endif
}

// Answers with an int in libical 3 and a bool in libical 4.
static inline bool icsview_recurrence_skip(icalrecur_iterator *iterator, const char *start) {
  return icalrecur_iterator_set_start(iterator, icaltime_from_string(start));
}

// The end of a recurrence is a null time, which libical 3 and 4 report with an int and a bool.
static inline bool icsview_recurrence_next(icalrecur_iterator *iterator, struct icaltimetype *time) {
  *time = icalrecur_iterator_next(iterator);
  return !icaltime_is_null_time(*time);
}

#endif
