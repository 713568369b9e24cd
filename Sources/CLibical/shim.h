// What Swift cannot import from libical as it stands; each wrapper says why it is here.
#ifndef ICSVIEW_CLIBICAL_SHIM_H
#define ICSVIEW_CLIBICAL_SHIM_H

#include <libical/ical.h>

#endif
