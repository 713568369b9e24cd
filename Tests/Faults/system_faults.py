#!/usr/bin/env python3
"""Runs the program on a system that fails: each call once, for each reason, and whole things missing.

    system_faults.py PROGRAM FIXTURES INJECTION [WORD …]

INJECTION is the library made of injection.c. Whatever fails, no run may end by a signal or hang. It writes all
that it writes on a sound system and has the same status, or it says on standard error what is wrong and has a
status for it. With words, only the parts whose names have one of them are run.
"""

import errno
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

CLOCK = ["--now", "2025-06-16T08:00", "--tz", "Europe/Berlin"]
LIST = ["list", "--from", "2025-06-01", "--to", "2025-08-01", *CLOCK]
PATIENCE = 20
MESSAGE = re.compile(rb"^(icsview: |.*: error while loading shared libraries: )", re.MULTILINE)

# What is run: arguments, and what is on standard input, if anything.
RUNS = {
    "list of a file": ([*LIST, "calendars/demo.ics"], None),
    "list of a folder": ([*LIST, "sources"], None),
    "list of names": ([*LIST, "--files-from", "-"], b"calendars/demo.ics\ncalendars/family.ics\n"),
    "records": ([*LIST, "--format", "ndjson", "calendars/demo.ics", "calendars/family.ics"], None),
    "calendar": ([*LIST, "--format", "ics", "calendars"], None),
    "standard input": ([*LIST, "-"], pathlib.Path("calendars/demo.ics")),
    "month": (["--month=2025-06", *CLOCK, "calendars/demo.ics"], None),
    "show": (["show", *CLOCK, "calendars/demo.ics"], None),
    "next": (["next", *CLOCK, "calendars/demo.ics"], None),
    "next for a status bar": (["next", "--format", "waybar", *CLOCK, "calendars/demo.ics"], None),
    "check": (["check", "sources/faulty.ics"], None),
    "configured": (LIST, None),
    "zones by other names": (["list", *CLOCK[:2], "--tz", "europe/LONDON", "sources/zoned.ics"], None),
    "help": (["help"], None),
}

# Which calls fail, and how.
FAULTS = {
    "open": [errno.EINTR, errno.EIO, errno.EMFILE, errno.EACCES],
    "read": [errno.EINTR, errno.EIO, "short"],
    "pread": [errno.EINTR, errno.EIO, "short"],
    "output": [errno.EINTR, errno.ENOSPC, errno.EIO, errno.EPIPE, "short"],
    "diagnostics": [errno.EINTR, errno.ENOSPC, errno.EPIPE, "short"],
    "fstat": [errno.EIO],
    "stat": [errno.EIO, errno.EINTR],
    "opendir": [errno.EINTR, errno.EMFILE, errno.EACCES],
    "readdir": [errno.EIO],
    "readlink": [errno.EIO],
    "realpath": [errno.EIO],
}


class Machine:
    """Runs the program, and remembers what was wrong."""

    def __init__(self, program, injection, folder):
        self.program, self.injection, self.folder = program, injection, folder
        self.faults, self.runs = [], 0
        self.home = pathlib.Path(folder, "home")
        (self.home / ".config/icsview").mkdir(parents=True)
        shutil.copy("calendars/family.ics", self.home / "family.ics")
        (self.home / ".config/icsview/config").write_text("--calendar ~/family.ics\n")

    def run(self, name, variables=None, shell=None, arguments=None):
        """Status, output and diagnostics of a run."""
        usual, source = RUNS.get(name, (arguments, None))
        environment = {"HOME": str(self.home), "LC_ALL": "C.UTF-8", "TZ": "Europe/Berlin", "PATH": os.environ["PATH"]}
        for key, value in (variables or {}).items():
            environment[key] = value
            if value is None:
                del environment[key]
        command = [self.program, *(arguments or usual)]
        if shell:
            command = ["bash", "-c", shell + ' exec "$0" "$@"' if "exec" not in shell else shell, *command]
        self.runs += 1
        given = {"input": source} if isinstance(source, bytes) else {
            "stdin": open(source, "rb") if source else subprocess.DEVNULL}
        try:
            ended = subprocess.run(command, env=environment, capture_output=True, timeout=PATIENCE, **given)
        except subprocess.TimeoutExpired:
            return None, b"", b""
        finally:
            if "stdin" in given and source:
                given["stdin"].close()
        return ended.returncode, ended.stdout, ended.stderr

    def judge(self, what, sound, result, is_cut=False, is_silent=False):
        """Notes what is wrong with a result beside that of a sound system.

        Output may be cut where its reader has gone; nothing need be said where there is nobody to tell.
        """
        status, output, errors = result
        if status is None:
            fault = "hangs"
        elif status < 0 or status > 128:
            fault = f"ends by signal {-status if status < 0 else status - 128}"
        elif (status, output) == sound[:2]:
            return
        elif status == 0:
            if is_cut and sound[1].startswith(output):
                return
            fault = "has another output, and status 0"
        elif status not in (1, 2, 127):
            fault = f"has status {status}"
        elif not is_silent and not MESSAGE.search(errors):
            fault = f"has status {status}, and no message"
        else:
            return
        self.note(f"{what}: {fault}", errors)

    def note(self, fault, errors=b""):
        self.faults.append(fault)
        print(fault, errors[-300:] or "", file=sys.stderr)


def each_call(machine):
    """Every call of every run fails, one after the other."""
    for name in RUNS:
        sound = machine.run(name)
        counts_file = os.path.join(machine.folder, "counts")
        injected = {"LD_PRELOAD": machine.injection, "INJECT_COUNTS": counts_file}
        if machine.run(name, injected) != sound:
            machine.note(f"{name}: is not the same with the library")
        counts = dict(line.split() for line in pathlib.Path(counts_file).read_text().splitlines())
        for call, reasons in FAULTS.items():
            for number in chosen(int(counts[call])):
                for reason in reasons:
                    for more in ["", "+"] if reason not in (errno.EINTR,) else [""]:
                        fault = f"{call}:{number}{more}:{reason}"
                        result = machine.run(name, {**injected, "INJECT_FAULT": fault})
                        machine.judge(
                            f"{name}, {fault}", sound, result,
                            is_cut=call == "output" and reason == errno.EPIPE, is_silent=call == "diagnostics",
                        )


def chosen(count, most=40):
    """All numbers of calls, or the first, the last and some between them where they are very many."""
    if count <= most:
        return range(1, count + 1)
    return sorted({*range(1, 16), *range(count - 8, count + 1), *range(16, count, max(1, count // 16))})


def no_memory(machine):
    for name in [*RUNS, "big"]:
        arguments = None
        if name == "big":
            path = pathlib.Path(machine.folder, "big.ics")
            write_big(path)
            arguments = [*LIST, str(path)]
        sound = machine.run(name, arguments=arguments)
        for kilobytes in [*range(20_000, 140_000, 5_000), *range(140_000, 400_000, 40_000)]:
            result = machine.run(name, shell=f"ulimit -v {kilobytes};", arguments=arguments)
            machine.judge(f"{name}, {kilobytes} kB", sound, result)


def write_big(path):
    with open(path, "w", newline="") as file:
        file.write("BEGIN:VCALENDAR\r\n")
        for number in range(60_000):
            file.write(f"BEGIN:VEVENT\r\nUID:{number}\r\nDTSTART:202506{number % 28 + 1:02}T090000Z\r\n"
                       f"SUMMARY:Event {number}\r\nEND:VEVENT\r\n")
        file.write("END:VCALENDAR\r\n")


def no_descriptors(machine):
    for name in RUNS:
        sound = machine.run(name)
        for count in range(3, 12):
            machine.judge(f"{name}, {count} descriptors", sound, machine.run(name, shell=f"ulimit -n {count};"))


def closed_streams(machine):
    for name in RUNS:
        sound = machine.run(name)
        for closed in ["<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-"]:
            if "<&-" in closed and RUNS[name][1]:
                continue
            result = machine.run(name, shell=f'exec "$0" "$@" {closed}')
            is_told = "2>&-" not in closed
            # What would have been written somewhere has not been written: that is no success.
            lost = re.search(r"(^| )>&-", closed) and sound[1]
            if lost and result[0] == 0:
                machine.note(f"{name}, {closed}: status 0 without output")
            machine.judge(f"{name}, {closed}", sound, result, is_silent=not is_told)


def no_places(machine):
    """No zones, no home, no locale, and nonsense for each of them."""
    empty = tempfile.mkdtemp(dir=machine.folder)
    locked = pathlib.Path(machine.folder, "locked")
    locked.mkdir(mode=0o500)
    nonsense = ["", ":", "/", "..", "../../etc/passwd", "/dev/zero", "\x1b[2J", "x" * 5000, "Nowhere/At_All", "<+25>-25",
                "UTC0UTC,J400", "\udcff\udcfe"]
    changes = [{"TZDIR": empty}, {"TZDIR": "/nowhere"}, {"TZDIR": "/dev/null"}, {"HOME": None}, {"HOME": ""},
               {"HOME": "/nowhere"}, {"HOME": str(locked)}, {"HOME": "/dev/null"}, {"TMPDIR": "/nowhere"},
               {"XDG_CONFIG_HOME": "/nowhere"}, {"LC_ALL": None}, {"TERM": "nonsense"}, {"COLUMNS": "-1"},
               {"COLUMNS": "9" * 30}, {"PATH": ""}]
    for value in nonsense:
        changes += [{variable: value} for variable in ["TZ", "LC_ALL", "LANG", "LANGUAGE", "TZDIR", "COLUMNS"]]
    changes.append({key: None for key in ["HOME", "LC_ALL", "TZ", "PATH"]})
    for name in RUNS:
        for change in changes:
            result = machine.run(name, change)
            # Another language, zone or home may say other things; but it says them.
            what = f"{name}, " + ", ".join(f"{key}={value and value[:20]!r}" for key, value in change.items())
            machine.judge(what, (result[0] if result[0] in (0, 1, 2) else 0, result[1]), result)
            if re.search(rb"\x1b\[2J", result[1] + result[2]):
                machine.note(f"{what}: writes what a terminal obeys")
            if result[0] == 0 and not result[1]:
                machine.note(f"{what}: status 0 and nothing written")


def no_zone_files(machine):
    """The folder of the zones is empty, where this system lets one be put in its place."""
    cover = "mount -t tmpfs none /usr/share/zoneinfo && exec \"$0\" \"$@\""
    if subprocess.run(["unshare", "-m", "bash", "-c", "mount -t tmpfs none /usr/share/zoneinfo"],
                      capture_output=True).returncode != 0:
        print("no mounts here: the folder of the zones stays as it is", file=sys.stderr)
        return
    program = machine.program
    for name in RUNS:
        sound = machine.run(name)
        machine.program = "/usr/bin/env"
        arguments = ["unshare", "-m", "bash", "-c", cover, program, *RUNS[name][0]]
        given = RUNS[name][1]
        RUNS["covered"] = (arguments, given)
        # ICU has rules of its own, which give the same times.
        machine.judge(f"{name}, no zone files", sound, machine.run("covered"))
        del RUNS["covered"]
        machine.program = program


def clocks(machine):
    """The year as a wrong clock has it."""
    moments = [-(1 << 63), -62_135_596_801, -2_208_988_800, -1, 0, 2_147_483_647, 2_147_483_648, 4_294_967_296,
               253_402_300_800, (1 << 63) - 1]
    arguments = [["list", "calendars/demo.ics"], ["calendars/demo.ics"], ["next", "calendars/demo.ics"],
                 ["--year", "sources/every-day.ics"], ["list", "--days", "7", "sources/every-day.ics"],
                 ["next", "--format", "waybar", "calendars/demo.ics"], ["show", "calendars/demo.ics"]]
    for words in arguments:
        for moment in moments:
            variables = {"LD_PRELOAD": machine.injection, "INJECT_TIME": str(moment)}
            result = machine.run("clock", variables, arguments=words)
            machine.judge(f"{words}, clock {moment}", (0, result[1]), result)
            if result[0] == 0 and not result[1] and not result[2]:
                machine.note(f"{words}, clock {moment}: nothing is said")
    for day in ["0001-01-01", "1900-02-29", "1969-12-31", "2038-01-19", "2100-03-01", "9999-12-31"]:
        for words in arguments:
            result = machine.run("now", arguments=[*words, "--now", day + "T23:59"])
            machine.judge(f"{words}, {day}", (result[0] if result[0] == 2 else 0, result[1]), result)


PARTS = {
    "each call": each_call, "memory": no_memory, "descriptors": no_descriptors, "streams": closed_streams,
    "places": no_places, "zones": no_zone_files, "clocks": clocks,
}


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    program, injection = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[3])
    words = sys.argv[4:]
    os.chdir(sys.argv[2])
    faults = runs = 0
    for name, part in PARTS.items():
        if words and not any(word in name for word in words):
            continue
        with tempfile.TemporaryDirectory() as folder:
            machine = Machine(program, injection, folder)
            part(machine)
        print(f"{name}: {machine.runs} runs, {len(machine.faults)} faults")
        faults += len(machine.faults)
    sys.exit(1 if faults else 0)


main()
