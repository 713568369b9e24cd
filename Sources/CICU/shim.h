// What Swift cannot import from ICU as it stands: ICU renames each of its functions by a macro with the
// library's version, and Swift does not see such macros. Hence one wrapper for each function in use.
#ifndef ICSVIEW_CICU_SHIM_H
#define ICSVIEW_CICU_SHIM_H

#include <unicode/ucal.h>

#endif
