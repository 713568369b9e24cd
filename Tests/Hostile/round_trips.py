#!/usr/bin/env python3
"""Writes each calendar file as iCalendar, reads that again, and compares.

    round_trips.py PROGRAM FOLDER [--most N]

For every file below FOLDER that looks like a calendar: the records of what `--format ics` wrote are those of the
file, but for `file`, `line` and names of zones; writing it again gives the same bytes; `check` finds nothing in it that it
did not find in the file, by name. What differs is listed; the exit status is 1 where there is more than N.
"""

import argparse
import collections
import json
import pathlib
import subprocess
import sys
import tempfile

SUFFIXES = {".ics", ".ical", ".ifb", ".vcs"}
CLOCK = ["--tz", "Europe/Berlin", "--now", "2025-06-16T08:00"]
# What depends on where a component stands, and what a zone is called.
ELSEWHERE = ("file", "line", "zone", "zone_source", "calendar")


def run(program, *arguments):
    return subprocess.run([program, *arguments], capture_output=True, stdin=subprocess.DEVNULL)


def records(program, path):
    """How often each record comes, without what depends on the file."""
    result = run(
        program, "list", "--type", "all", "--show", "cancelled", "--limit", "5000", "--format", "ndjson", *CLOCK,
        "--", path,
    )
    counts = collections.Counter()
    for line in filter(None, result.stdout.decode().split("\n")):
        record = json.loads(line)
        for key in ELSEWHERE:
            record.pop(key)
        counts[json.dumps(record)] += 1
    return counts


def findings(program, path):
    lines = run(program, "check", "--format", "ndjson", "--", path).stdout.decode().split("\n")[:-1]
    return {json.loads(line)["name"] for line in lines}


def differences(program, path, folder):
    first = run(program, "list", "--format", "ics", "--", str(path))
    if first.returncode != 0 or not first.stdout:
        return
    copy = pathlib.Path(folder, "copy.ics")
    copy.write_bytes(first.stdout)
    second = run(program, "list", "--format", "ics", "--", str(copy)).stdout
    if second != first.stdout:
        yield "is written otherwise the second time"
    before, after = records(program, str(path)), records(program, str(copy))
    if before != after:
        yield f"loses {sum((before - after).values())} records and gains {sum((after - before).values())}"
    new = findings(program, str(copy)) - findings(program, str(path))
    if new and path.suffix != ".vcs":
        yield f"has new findings: {', '.join(sorted(new))}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--most", type=int, default=0)
    options = parser.parse_args()
    paths = sorted(path for path in options.folder.rglob("*") if path.suffix in SUFFIXES and path.is_file())
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        for path in paths:
            for difference in differences(options.program, path, folder):
                print(f"{path.relative_to(options.folder)}: {difference}", flush=True)
                count += 1
    print(f"{len(paths)} calendars written and read again, {count} differences")
    sys.exit(1 if count > options.most else 0)


main()
