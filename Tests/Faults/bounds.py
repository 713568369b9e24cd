#!/usr/bin/env python3
"""Runs the program on calendars that ask for too much, each one way to fill memory or time.

    bounds.py PROGRAM [WORD …]

The calendars are written anew each time; with words, only those whose names have one of them. An idle machine
answers nearly all within two seconds, and those that take longer are named. No run may take the SECONDS below, which
leaves room for busy ones, or 300 MB beyond the size of the file, or end by a signal; where a case says what is left out,
so must a warning.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field

USUAL_SECONDS = 2.0
SECONDS = 6.0
KILOBYTES = 300 * 1024
# What a run may take by the clock before it is taken to hang.
PATIENCE = 90
CLOCK = ["--tz", "Europe/Berlin", "--now", "2025-06-16T08:00"]
RECORDS = ["list", "--format", "ndjson", "--fields", "start,summary"]
COMMANDS = {
    "list": ["list"],
    "records": RECORDS,
    "details": ["list", "--format", "ndjson", "--limit", "100"],
    "calendar": ["list", "--format", "ics"],
    "month": ["--month=2025-06"],
    "page": [],
    "show": ["show"],
    "next": ["next"],
    "check": ["check"],
}


@dataclass
class Case:
    """A calendar, the commands that are run on it, and what the diagnostics of some of them have to say."""

    name: str
    text: object
    warnings: dict = field(default_factory=dict)
    extra: list = field(default_factory=list)
    commands: list = field(default_factory=lambda: list(COMMANDS))
    # A component that fills the file is read at once, in more than one form.
    times_of_file: int = 0


# The warnings of what is left out, which name the line of an event.
MUCH = re.compile(rb"much.ics:\d+:1: warning: there are too many occurrences, most of them of this series")
MANY = re.compile(rb"much.ics:\d+:1: warning: the series has more than \d+ occurrences; ")
OF_A_DAY = re.compile(rb"much.ics:\d+:1: warning: the series has more than \d+ occurrences a day; ")
CHANGES = re.compile(rb"much.ics:\d+:1: warning: the VTIMEZONE of TZID '.*' has a rule with too many onsets")
NO_ZONE = re.compile(rb"much.ics:\d+:1: warning: TZID '../../etc/passwd' is not known")


def calendar(*lines):
    return "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//y//", *lines, "END:VCALENDAR", ""])


def event(*lines, uid="1", start="DTSTART:20250601T080000Z"):
    return "\r\n".join(
        ["BEGIN:VEVENT", f"UID:{uid}", "DTSTAMP:20250101T000000Z", start, "SUMMARY:Much", *lines, "END:VEVENT"]
    )


def zone(name, *lines):
    return "\r\n".join(
        ["BEGIN:VTIMEZONE", f"TZID:{name}", "BEGIN:STANDARD", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200",
         "DTSTART:19700101T000000", *lines, "END:STANDARD", "END:VTIMEZONE"]
    )


def moments(count, step=3600):
    begin = 1_735_689_600
    for number in range(count):
        yield time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(begin + number * step))


def nested(kind, depth):
    return calendar(event(*[f"BEGIN:{kind}"] * depth, *[f"END:{kind}"] * depth))


def long_line(size):
    return calendar(event("DESCRIPTION:" + "x" * size))


def attachment(size):
    line = "ATTACH;ENCODING=BASE64;VALUE=BINARY:" + "QUJD" * (size // 3)
    return calendar(event("\r\n ".join(line[at : at + 74] for at in range(0, len(line), 74))))


CASES = [
    Case("every second of a century",
         lambda: calendar(event("RRULE:FREQ=SECONDLY;UNTIL=21250601T000000Z")),
         {"list": MUCH, "records": MANY, "month": OF_A_DAY, "page": OF_A_DAY}),
    Case("1000 rules of every second",
         lambda: calendar(*[event("RRULE:FREQ=SECONDLY", uid=str(number)) for number in range(1000)]),
         {"list": MUCH, "month": OF_A_DAY, "page": OF_A_DAY},
         commands=[name for name in COMMANDS if name != "records"]),
    Case("rule that never matches",
         lambda: calendar(event("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"))),
    Case("1000 rules that never match",
         lambda: calendar(*[event("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", uid=str(number))
                            for number in range(1000)])),
    Case("1000 rules of one event",
         lambda: calendar(event(*["RRULE:FREQ=MINUTELY"] * 1000))),
    Case("1000 rules of moons",
         lambda: calendar(*[event("RRULE:RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1", uid=str(number))
                            for number in range(1000)])),
    Case("100,000 RDATE",
         lambda: calendar(event(*[f"RDATE:{moment}" for moment in moments(100_000)]))),
    Case("100,000 RDATE in one line",
         lambda: calendar(event("RDATE:" + ",".join(moments(100_000))))),
    Case("1,000,000 EXDATE",
         lambda: calendar(event("RRULE:FREQ=HOURLY", *[f"EXDATE:{moment}" for moment in moments(1_000_000)]))),
    Case("1,000,000 EXDATE in one line",
         lambda: calendar(event("RRULE:FREQ=HOURLY", "EXDATE:" + ",".join(moments(1_000_000))))),
    Case("10,000 overrides",
         lambda: calendar(event("RRULE:FREQ=HOURLY"),
                          *[event(f"RECURRENCE-ID:{moment}") for moment in moments(10_000)])),
    Case("10,000 overrides for all that follows",
         lambda: calendar(event("RRULE:FREQ=HOURLY"),
                          *[event(f"RECURRENCE-ID;RANGE=THISANDFUTURE:{moment}") for moment in moments(10_000)])),
    Case("10,000 events of one UID",
         lambda: calendar(*[event(f"SEQUENCE:{number}") for number in range(10_000)])),
    Case("zone that changes every hour",
         lambda: calendar(zone("Odd", "RRULE:FREQ=HOURLY"), event(start="DTSTART;TZID=Odd:20250601T080000")),
         {name: CHANGES for name in ["list", "records", "month", "page", "show"]}),
    Case("zone that changes every second",
         lambda: calendar(zone("Odd", "RRULE:FREQ=SECONDLY"), event(start="DTSTART;TZID=Odd:20250601T080000")),
         {name: CHANGES for name in ["list", "records", "month", "page", "show"]}),
    Case("1000 zones that change every hour",
         lambda: calendar(*[zone(f"Odd{number}", "RRULE:FREQ=HOURLY") for number in range(1000)],
                          *[event(start=f"DTSTART;TZID=Odd{number}:20250601T080000", uid=str(number))
                            for number in range(1000)])),
    Case("zone with 100,000 RDATE",
         lambda: calendar(zone("Odd", *[f"RDATE:{moment[:-1]}" for moment in moments(100_000)]),
                          event(start="DTSTART;TZID=Odd:20250601T080000"))),
    Case("zone names that are paths",
         lambda: calendar(*[event(start=f"DTSTART;TZID={name}:20250601T080000", uid=name)
                            for name in ["../../etc/passwd", "/etc/passwd", "../../../dev/zero", ".", "..", "Europe",
                                         "Europe/", "FIFO", "Europe/../FIFO", "a" * 100_000]]),
         {name: NO_ZONE for name in ["list", "records", "month", "page", "show"]}),
    Case("20,000 zone names",
         lambda: calendar(*[event(start=f"DTSTART;TZID=Nowhere/{number}:20250601T080000", uid=str(number))
                            for number in range(20_000)])),
    Case("100,000 alarms in each other", lambda: nested("VALARM", 100_000)),
    Case("20,000 events in each other", lambda: nested("VEVENT", 20_000)),
    Case("100,000 calendars in each other", lambda: "BEGIN:VCALENDAR\r\n" * 100_000),
    Case("one line of 100 MB", lambda: long_line(100_000_000), times_of_file=5),
    Case("a file of 100 MB without a line end", lambda: "x" * 100_000_000),
    Case("title of 100 MB", lambda: calendar(event("SUMMARY:" + "x" * 100_000_000)), times_of_file=5),
    Case("parameter of 100 MB", lambda: calendar(event("X-A;X-B=" + "x" * 100_000_000 + ":1")), times_of_file=5),
    Case("10,000,000 folds", lambda: calendar(event("DESCRIPTION:" + "\r\n x" * 10_000_000)), times_of_file=15),
    Case("10,000,000 empty lines", lambda: calendar("\r\n" * 10_000_000, event())),
    Case("attachment of 50 MB", lambda: attachment(50_000_000)),
    Case("100,000 alarms",
         lambda: calendar(event("BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT5M\r\nDESCRIPTION:Go\r\nEND:VALARM\r\n"
                                .rstrip() + ("\r\nBEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT5M\r\n"
                                             "DESCRIPTION:Go\r\nEND:VALARM") * 99_999))),
    Case("100,000 attendees",
         lambda: calendar(event(*[f"ATTENDEE;CN=P{number};PARTSTAT=ACCEPTED:mailto:p{number}@example.com"
                                  for number in range(100_000)]))),
    Case("100,000 categories",
         lambda: calendar(event("CATEGORIES:" + ",".join(f"C{number}" for number in range(100_000))))),
    Case("100,000 comments and links",
         lambda: calendar(event(*["URL:https://example.com/", "COMMENT:x", "CONFERENCE:https://example.com/"] * 100_000))),
    Case("100,000 properties of names of their own",
         lambda: calendar(event(*[f"X-NAME-{number}:x" for number in range(100_000)]))),
    Case("100,000 parameters", lambda: calendar(event("X-A" + ";X-B=1" * 100_000 + ":1"))),
    Case("event of all time",
         lambda: calendar(event("DTEND;VALUE=DATE:99991231", start="DTSTART;VALUE=DATE:00010101"))),
    Case("1000 events of all time",
         lambda: calendar(*[event("DTEND;VALUE=DATE:99991231", start="DTSTART;VALUE=DATE:00010101", uid=str(number))
                            for number in range(1000)])),
    Case("a free-busy of 100,000 periods",
         lambda: calendar("BEGIN:VFREEBUSY", "UID:1", "DTSTAMP:20250101T000000Z",
                          "FREEBUSY:" + ",".join(f"{moment}/PT1H" for moment in moments(100_000)), "END:VFREEBUSY"),
         extra=["--type", "freebusy"], commands=["list", "records", "month", "show"]),
    Case("marked text of 10 MB",
         lambda: calendar(event("X-ALT-DESC;FMTTYPE=text/html:" + "<p><b>x" * 1_400_000))),
]


def run(program, arguments, path, environment, errors_path):
    """The end of a run, its seconds, its kilobytes, and its diagnostics."""
    with open(errors_path, "w+b") as errors:
        process = subprocess.Popen(
            [program, *arguments, "--", path],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors, env=environment,
        )
        deadline = time.monotonic() + PATIENCE
        while True:
            pid, status, usage = os.wait4(process.pid, os.WNOHANG)
            if pid:
                break
            if time.monotonic() > deadline:
                process.kill()
                _, status, usage = os.wait4(process.pid, 0)
                break
            time.sleep(0.005)
        process.returncode = os.waitstatus_to_exitcode(status)
        errors.seek(0)
        return process.returncode, usage.ru_utime + usage.ru_stime, usage.ru_maxrss, errors.read(1 << 20)


def write(case, path):
    """Writes a calendar in a process of its own, whose memory would else count as that of the next one."""
    child = os.fork()
    if child == 0:
        path.write_text(case.text(), newline="")
        os._exit(0)
    if os.waitpid(child, 0)[1]:
        sys.exit(f"{case.name}: cannot write it")


def judged(case, name, status, seconds, kilobytes, size, errors):
    """What is wrong with a run; its memory is that beyond the size of the file, both in kilobytes."""
    if status not in (0, 1):
        yield f"ended by signal {-status}" if status < 0 else f"status {status}"
    if seconds > SECONDS:
        yield f"took {seconds:.1f} s"
    if kilobytes > max(KILOBYTES, case.times_of_file * size):
        yield f"took {kilobytes // 1024} MB"
    if name in case.warnings and not case.warnings[name].search(errors):
        yield f"says {errors[:200]!r}"


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    program, words = os.path.abspath(sys.argv[1]), sys.argv[2:]
    faults, runs, slowest, largest = 0, 0, (0, ""), (0, "")
    with tempfile.TemporaryDirectory() as folder:
        os.mkfifo(os.path.join(folder, "FIFO"))
        os.symlink("/usr/share/zoneinfo/Europe", os.path.join(folder, "Europe"))
        environment = {"HOME": folder, "LC_ALL": "C.UTF-8", "TZ": "UTC", "TZDIR": folder}
        for case in CASES:
            if words and not any(word in case.name for word in words):
                continue
            path = pathlib.Path(folder, "much.ics")
            write(case, path)
            size = path.stat().st_size // 1024
            for name in case.commands:
                arguments = [*COMMANDS[name], *case.extra, *([] if name == "check" else CLOCK)]
                status, seconds, kilobytes, errors = run(
                    program, arguments, str(path), environment, os.path.join(folder, "errors"))
                runs += 1
                slowest = max(slowest, (seconds, f"{case.name}, {name}"))
                largest = max(largest, (kilobytes - size, f"{case.name}, {name}"))
                if seconds > USUAL_SECONDS:
                    print(f"{case.name}, {name}: took {seconds:.1f} s, which is no fault")
                for fault in judged(case, name, status, seconds, kilobytes - size, size, errors):
                    faults += 1
                    print(f"{case.name}, {name}: {fault}", file=sys.stderr, flush=True)
    print(f"bounds: {runs} runs, {faults} faults; at most {slowest[0]:.1f} s ({slowest[1]}) "
          f"and {largest[0] // 1024} MB beyond the file ({largest[1]})")
    sys.exit(1 if faults else 0)


main()
