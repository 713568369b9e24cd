// What Swift cannot import from ICU as it stands: ICU renames each of its functions by a macro with the
// library's version, and Swift does not see such macros. Hence one wrapper for each function in use.
#ifndef ICSVIEW_CICU_SHIM_H
#define ICSVIEW_CICU_SHIM_H

#include <unicode/ucal.h>
#include <unicode/uchar.h>
#include <unicode/ucnv.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/uloc.h>
#include <unicode/unorm2.h>
#include <unicode/unumsys.h>
#include <unicode/uregex.h>
#include <unicode/ures.h>

// Properties of characters.

static inline int8_t icu_charType(UChar32 character) { return u_charType(character); }

static inline uint8_t icu_combiningClass(UChar32 character) { return u_getCombiningClass(character); }

static inline int32_t icu_property(UChar32 character, UProperty property) {
  return u_getIntPropertyValue(character, property);
}

// Normalization.

static inline const UNormalizer2 *icu_composer(UErrorCode *status) {
  return unorm2_getNFCInstance(status);
}

static inline int32_t icu_normalizedSpan(
    const UNormalizer2 *normalizer, const UChar *text, int32_t length, UErrorCode *status) {
  return unorm2_spanQuickCheckYes(normalizer, text, length, status);
}

static inline int32_t icu_normalize(
    const UNormalizer2 *normalizer, const UChar *text, int32_t length, UChar *result,
    int32_t capacity, UErrorCode *status) {
  return unorm2_normalize(normalizer, text, length, result, capacity, status);
}

// Regular expressions.

static inline URegularExpression *icu_openExpression(
    const UChar *pattern, int32_t length, uint32_t flags, UParseError *fault, UErrorCode *status) {
  return uregex_open(pattern, length, flags, fault, status);
}

static inline void icu_closeExpression(URegularExpression *expression) { uregex_close(expression); }

static inline void icu_limitExpression(
    URegularExpression *expression, int32_t time, int32_t stack, UErrorCode *status) {
  uregex_setTimeLimit(expression, time, status);
  uregex_setStackLimit(expression, stack, status);
}

static inline UBool icu_findExpression(
    URegularExpression *expression, const UChar *text, int32_t length, UErrorCode *status) {
  uregex_setText(expression, text, length, status);
  return uregex_find(expression, 0, status);
}

// Character sets.

static inline uint16_t icu_countConverterAliases(const char *name, UErrorCode *status) {
  return ucnv_countAliases(name, status);
}

static inline UConverter *icu_openConverter(const char *name, UErrorCode *status) {
  return ucnv_open(name, status);
}

static inline void icu_closeConverter(UConverter *converter) { ucnv_close(converter); }

static inline void icu_toUnicode(
    UConverter *converter, UChar **target, const UChar *targetLimit, const char **source,
    const char *sourceLimit, UBool flush, UErrorCode *status) {
  ucnv_toUnicode(converter, target, targetLimit, source, sourceLimit, NULL, flush, status);
}

// Zones.

static inline void icu_setMillis(UCalendar *calendar, double millis, UErrorCode *status) {
  ucal_setMillis(calendar, millis, status);
}

static inline int32_t icu_field(
    const UCalendar *calendar, UCalendarDateFields field, UErrorCode *status) {
  return ucal_get(calendar, field, status);
}

static inline UBool icu_nextTransition(const UCalendar *calendar, double *millis, UErrorCode *status) {
  return ucal_getTimeZoneTransitionDate(calendar, UCAL_TZ_TRANSITION_NEXT, millis, status);
}

static inline int32_t icu_zoneOfCalendar(
    const UCalendar *calendar, UChar *result, int32_t capacity, UErrorCode *status) {
  return ucal_getTimeZoneID(calendar, result, capacity, status);
}

// Locales and the tables that belong to no locale.

static inline UResourceBundle *icu_openResources(const char *locale, UErrorCode *status) {
  return ures_open(NULL, locale, status);
}

static inline UResourceBundle *icu_openTable(const char *name, UErrorCode *status) {
  return ures_openDirect(NULL, name, status);
}

static inline UResourceBundle *icu_resource(
    const UResourceBundle *table, const char *key, UErrorCode *status) {
  return ures_getByKey(table, key, NULL, status);
}

static inline UResourceBundle *icu_nextResource(
    UResourceBundle *table, UResourceBundle *reused, UErrorCode *status) {
  return ures_getNextResource(table, reused, status);
}

static inline UBool icu_hasNextResource(const UResourceBundle *table) { return ures_hasNext(table); }

static inline const char *icu_resourceKey(const UResourceBundle *resource) {
  return ures_getKey(resource);
}

static inline void icu_closeResources(UResourceBundle *bundle) { ures_close(bundle); }

static inline int32_t icu_language(
    const char *locale, char *result, int32_t capacity, UErrorCode *status) {
  return uloc_getLanguage(locale, result, capacity, status);
}

// Calendars and zones.

static inline UCalendar *icu_openCalendar(
    const UChar *zone, int32_t length, const char *locale, UErrorCode *status) {
  return ucal_open(zone, length, locale, UCAL_DEFAULT, status);
}

static inline void icu_closeCalendar(UCalendar *calendar) { ucal_close(calendar); }

static inline const char *icu_calendarType(const UCalendar *calendar, UErrorCode *status) {
  return ucal_getType(calendar, status);
}

static inline int32_t icu_calendarAttribute(
    const UCalendar *calendar, UCalendarAttribute attribute) {
  return ucal_getAttribute(calendar, attribute);
}

static inline UCalendarWeekdayType icu_weekdayType(
    const UCalendar *calendar, UCalendarDaysOfWeek weekday, UErrorCode *status) {
  return ucal_getDayOfWeekType(calendar, weekday, status);
}

static inline int32_t icu_zoneForWindowsName(
    const UChar *name, int32_t length, UChar *result, int32_t capacity, UErrorCode *status) {
  return ucal_getTimeZoneIDForWindowsID(name, length, NULL, result, capacity, status);
}

// Names, patterns and digits of dates.

static inline UDateFormat *icu_openDateFormat(
    const char *locale, const UChar *zone, int32_t zoneLength, const UChar *pattern,
    int32_t patternLength, UErrorCode *status) {
  return udat_open(
      UDAT_PATTERN, UDAT_PATTERN, locale, zone, zoneLength, pattern, patternLength, status);
}

static inline void icu_closeDateFormat(UDateFormat *format) { udat_close(format); }

static inline int32_t icu_dateSymbol(
    const UDateFormat *format, UDateFormatSymbolType type, int32_t index, UChar *result,
    int32_t capacity, UErrorCode *status) {
  return udat_getSymbols(format, type, index, result, capacity, status);
}

static inline UDateTimePatternGenerator *icu_openPatterns(const char *locale, UErrorCode *status) {
  return udatpg_open(locale, status);
}

static inline void icu_closePatterns(UDateTimePatternGenerator *patterns) {
  udatpg_close(patterns);
}

static inline int32_t icu_bestPattern(
    UDateTimePatternGenerator *patterns, const UChar *skeleton, int32_t length, UChar *result,
    int32_t capacity, UErrorCode *status) {
  return udatpg_getBestPattern(patterns, skeleton, length, result, capacity, status);
}

static inline UDateFormatHourCycle icu_hourCycle(
    const UDateTimePatternGenerator *patterns, UErrorCode *status) {
  return udatpg_getDefaultHourCycle(patterns, status);
}

static inline UNumberingSystem *icu_openNumbering(const char *locale, UErrorCode *status) {
  return unumsys_open(locale, status);
}

static inline void icu_closeNumbering(UNumberingSystem *numbering) { unumsys_close(numbering); }

static inline UBool icu_isAlgorithmic(const UNumberingSystem *numbering) {
  return unumsys_isAlgorithmic(numbering);
}

static inline int32_t icu_digits(
    const UNumberingSystem *numbering, UChar *result, int32_t capacity, UErrorCode *status) {
  return unumsys_getDescription(numbering, result, capacity, status);
}

#endif
