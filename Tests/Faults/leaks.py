#!/usr/bin/env python3
"""Reads many components by libical, and demands that no more of them is left than of few.

    leaks.py PROGRAM ALLOCATIONS

ALLOCATIONS is the library made of allocations.c, which counts what libical has not given back. In another run the
library keeps components from being given back, which has to be found: so it is known that it would be.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

FEW, MANY = 500, 10_000


def write_calendars(folder, count):
    """A calendar with everything that libical reads, rules of another calendar, and the old format."""
    with open(folder / "a.ics", "w", newline="") as file:
        file.write("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//y//\r\n")
        for number in range(count):
            rule = "RRULE:RSCALE=HEBREW;FREQ=YEARLY;COUNT=3\r\n" if number % 20 == 0 else ""
            file.write(
                f"BEGIN:VEVENT\r\nUID:{number}\r\nDTSTART;VALUE=DATE:20250601\r\n{rule}SUMMARY:Event {number}\r\n"
                "DESCRIPTION:Much\\, and more\r\nLOCATION:Here\r\nCATEGORIES:A,B\r\nGEO:52.5;13.4\r\nCLASS:PRIVATE\r\n"
                "ORGANIZER;CN=Ana:mailto:ana@example.com\r\nATTENDEE;PARTSTAT=ACCEPTED;CN=Bo:mailto:bo@example.com\r\n"
                "BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT5M\r\nEND:VALARM\r\nEND:VEVENT\r\n")
        file.write("END:VCALENDAR\r\n")
    with open(folder / "b.vcs", "w", newline="") as file:
        file.write("BEGIN:VCALENDAR\r\nVERSION:1.0\r\n")
        for number in range(count // 10):
            file.write(f"BEGIN:VEVENT\r\nUID:v{number}\r\nDTSTART:20250602T100000Z\r\nRRULE:D1 #3\r\n"
                       "SUMMARY;ENCODING=QUOTED-PRINTABLE:=41=42\r\nAALARM:20250602T095000Z;;;\r\nEND:VEVENT\r\n")
        file.write("END:VCALENDAR\r\n")


def left(program, allocations, count, variables={}):
    """How many allocations of libical are left after so many components."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        write_calendars(folder, count)
        environment = {"HOME": name, "LC_ALL": "C.UTF-8", "TZ": "UTC", "LD_PRELOAD": allocations,
                       "COUNT_ALLOCATIONS": str(folder / "left"), **variables}
        command = [program, "list", "--from", "2025", "--to", "2028", "--format", "ndjson",
                   str(folder / "a.ics"), str(folder / "b.vcs")]
        ended = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True, timeout=300)
        if ended.stdout.count(b"\n") < count:
            sys.exit(f"{count} components have too few records")
        return int((folder / "left").read_text())


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    program, allocations = map(os.path.abspath, sys.argv[1:])
    few, many = left(program, allocations, FEW), left(program, allocations, MANY)
    control = left(program, allocations, MANY, {"FORGET_COMPONENTS": "1"})
    print(f"leaks: libical leaves {few} allocations of {FEW} components, {many} of {MANY}, "
          f"and {control} where they are not given back")
    sys.exit(0 if many == few and control > few + MANY else 1)


main()
