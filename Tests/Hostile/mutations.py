#!/usr/bin/env python3
"""Damages calendar files in many ways, and runs the program on each result.

    mutations.py PROGRAM FOLDER [--ways N] [--seed S] [--jobs J] [--keep DIR]

Every file below FOLDER that looks like a calendar is cut, flipped, repeated, spliced and shuffled. Whatever
comes of that, no run may end by a signal, take longer than two seconds or more than 300 MB, or write bytes
that a terminal obeys; records must be JSON, one a line. The same seed gives the same files.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import random
import re
import signal
import sys
import tempfile

CLOCK = ["--tz", "Europe/Berlin", "--now", "2025-06-16T08:00"]
COMMANDS = {
    "list": ["list", "--format", "ndjson", "--limit", "20000", *CLOCK],
    "month": ["--color", "always", "--width", "120", *CLOCK],
    "check": ["check"],
    "ics": ["list", "--format", "ics", *CLOCK],
}
SECONDS = 2.0
KILOBYTES = 300 * 1024
LONGEST_OUTPUT = 64 << 20
PIECE = 1 << 20
SUFFIXES = {".ics", ".ical", ".ifb", ".vcs"}
STYLES = re.compile(rb"\x1b\[[0-9;]*m")
# C0 but line feed, DEL, C1 in UTF-8.
CONTROLS = rb"[\x00-\x09\x0b-\x1f\x7f]|\xc2[\x80-\x9f]"
# Embeddings, overrides and isolates of direction too, which are data where only programs read.
OBEYED = {
    True: re.compile(CONTROLS + rb"|\xe2\x80[\xaa-\xae]|\xe2\x81[\xa6-\xa9]"),
    False: re.compile(CONTROLS),
}
INTERESTING = [
    b"\0", b"\xff", b"\x1b[2J", b"\xc2\x9b31m", b"\xe2\x80\xae", b'"', b";", b":", b",", b"\\", b"\n ",
    b"\r", b"=", b"/", b"99999999999999999999", b"-1", b"00000000", b"99991231T235960Z", b"BEGIN:VEVENT\r\n",
    b"END:VEVENT\r\n", b"END:VCALENDAR\r\n", b"BEGIN:VTIMEZONE\r\n", b"RRULE:FREQ=SECONDLY\r\n",
    b"RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30\r\n", b"RECURRENCE-ID;RANGE=THISANDFUTURE:20250101T000000Z\r\n",
    b"RDATE:20250101T000000Z\r\n", b"TZID:../../etc/passwd\r\n", b"DURATION:-P99999W\r\n", b"=\r\n",
]


def mutated(text, others, chance):
    """The text after one to four changes."""
    for _ in range(chance.randint(1, 4)):
        text = chance.choice(CHANGES)(text, others, chance)
    return text[: 1 << 20]


def place(text, chance):
    return chance.randint(0, len(text))


def cut_end(text, others, chance):
    return text[: place(text, chance)]


def cut_middle(text, others, chance):
    begin = place(text, chance)
    return text[:begin] + text[begin + chance.randint(1, 400) :]


def flip(text, others, chance):
    if not text:
        return text
    changed = bytearray(text)
    for _ in range(chance.randint(1, 20)):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def repeat(text, others, chance):
    begin = place(text, chance)
    piece = text[begin : begin + chance.choice([1, 10, 100, 1000])]
    return text[:begin] + piece * chance.choice([2, 10, 300]) + text[begin:]


def insert(text, others, chance):
    begin = place(text, chance)
    return text[:begin] + chance.choice(INTERESTING) + text[begin:]


def splice(text, others, chance):
    other = chance.choice(others)
    return text[: place(text, chance)] + other[place(other, chance) :]


def swap_lines(text, others, chance):
    lines = text.split(b"\n")
    for _ in range(chance.randint(1, 5)):
        first, second = chance.randrange(len(lines)), chance.randrange(len(lines))
        lines[first], lines[second] = lines[second], lines[first]
    return b"\n".join(lines)


def change_number(text, others, chance):
    numbers = list(re.finditer(rb"\d+", text))
    if not numbers:
        return text
    number = chance.choice(numbers)
    other = chance.choice([b"0", b"1", b"9" * len(number[0]), b"9" * 25, b"-" + number[0], b""])
    return text[: number.start()] + other + text[number.end() :]


CHANGES = [cut_end, cut_middle, flip, repeat, insert, splice, swap_lines, change_number]


def run(program, name, path, streams):
    """What is wrong with a run of a command, and the seconds and kilobytes it took."""
    for stream in streams:
        stream.seek(0)
        stream.truncate()
    output, errors = streams
    child = os.posix_spawn(
        program, [program, *COMMANDS[name], "--", path], os.environ,
        file_actions=[
            (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
            (os.POSIX_SPAWN_DUP2, output.fileno(), 1),
            (os.POSIX_SPAWN_DUP2, errors.fileno(), 2),
        ],
    )
    # Busy machines take longer; what hangs is ended, and told apart by the time it used.
    signal.signal(signal.SIGALRM, lambda *_: os.kill(child, signal.SIGKILL))
    signal.alarm(int(20 * SECONDS))
    _, status, usage = os.wait4(child, 0)
    signal.alarm(0)
    faults = list(judged(name, os.waitstatus_to_exitcode(status), usage))
    faults += [fault for stream in streams for piece in pieces(stream) for fault in judged_text(name, stream is errors, piece)]
    return faults, usage.ru_utime + usage.ru_stime, usage.ru_maxrss


def pieces(stream):
    """The begin of what was written, some lines at a time: memory that is taken here counts as that of the next run."""
    stream.seek(0)
    rest = b""
    for _ in range(LONGEST_OUTPUT // PIECE):
        text = stream.read(PIECE)
        if not text:
            yield rest
            return
        lines, end, rest = (rest + text).rpartition(b"\n")
        yield lines + end


def judged(name, status, usage):
    seconds = usage.ru_utime + usage.ru_stime
    if status < 0:
        yield f"ended by signal {-status}"
    elif status not in (0, 1):
        yield f"status {status}"
    if seconds > SECONDS:
        yield f"took {seconds:.1f} s"
    if usage.ru_maxrss > KILOBYTES:
        yield f"took {usage.ru_maxrss // 1024} MB"


def judged_text(name, is_diagnostics, text):
    """What is wrong with some lines of the output or the diagnostics of a command."""
    shown = text
    if name == "month" and not is_diagnostics:
        shown = STYLES.sub(b"", text)
    elif name == "ics" and not is_diagnostics:
        shown = text.replace(b"\r\n", b"\n").replace(b"\t", b"")
    try:
        decoded = text.decode()
        if name == "list" and not is_diagnostics:
            for line in filter(None, decoded.split("\n")):
                json.loads(line)
    except UnicodeDecodeError as error:
        yield f"writes what is not UTF-8: {error}"
    except ValueError as error:
        yield f"no record: {error}"
    is_for_people = is_diagnostics or name in ("month", "check")
    if found := OBEYED[is_for_people].search(shown):
        yield f"{'reports with' if is_diagnostics else 'writes'} {found[0]!r}"


def tried(options, path, paths):
    """The faults found by damage to one file, the most seconds and kilobytes, and the number of runs."""
    text = path.read_bytes()
    others = [other.read_bytes()[:100_000] for other in paths]
    faults, slowest, largest, runs = [], 0, 0, 0
    with (
        tempfile.TemporaryDirectory() as folder,
        tempfile.TemporaryFile() as output,
        tempfile.TemporaryFile() as errors,
    ):
        file = pathlib.Path(folder, "mutated" + path.suffix)
        for way in range(options.ways):
            chance = random.Random(f"{options.seed} {path.name} {way}")
            damaged = mutated(text, others, chance)
            file.write_bytes(damaged)
            for name in COMMANDS:
                found, seconds, kilobytes = run(options.program, name, str(file), (output, errors))
                runs += 1
                slowest, largest = max(slowest, seconds), max(largest, kilobytes)
                for fault in found:
                    faults.append(f"{path.name} way {way}, {name}: {fault}")
                    if options.keep:
                        pathlib.Path(options.keep, f"{name}-{path.stem}-{way}{path.suffix}").write_bytes(damaged)
    return faults, slowest, largest, runs


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--ways", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--keep", help="where files are kept that show a fault")
    options = parser.parse_args()
    paths = sorted(path for path in options.folder.rglob("*") if path.suffix in SUFFIXES and path.is_file())
    if not paths:
        sys.exit(f"no calendars below {options.folder}")
    if options.keep:
        os.makedirs(options.keep, exist_ok=True)
    total, failed, slowest, largest = 0, 0, 0, 0
    with concurrent.futures.ProcessPoolExecutor(options.jobs) as pool:
        jobs = [pool.submit(tried, options, path, paths) for path in paths]
        for job in jobs:
            faults, seconds, kilobytes, runs = job.result()
            total, failed = total + runs, failed + len(faults)
            slowest, largest = max(slowest, seconds), max(largest, kilobytes)
            for fault in faults:
                print(fault, flush=True)
    print(
        f"{total} runs over {len(paths)} files, {failed} faults; "
        f"the slowest took {slowest:.2f} s, the largest {largest // 1024} MB"
    )
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
