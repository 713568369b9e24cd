#!/usr/bin/env python3
"""Runs every recorded command, and the browser for a moment, and shows that reading is never writing.

    reading_only.py PROGRAM FIXTURES INJECTION

INJECTION is the library made of injection.c, which sets the clock to that of the recordings. The calendars are on
a file system that cannot be written to where this system lets one be mounted, and every run has to give what was
recorded. strace tells of each call that could change a file; only devices may be opened for writing. And of all
files below the calendars, the home folder and that for temporary files, contents, sizes, times and numbers have
to stay what they are.
"""

import hashlib
import os
import pathlib
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time

NOW = "1750053600"
CALLS = ("open,openat,openat2,creat,mkdir,mkdirat,mknod,mknodat,unlink,unlinkat,rename,renameat,renameat2,link,linkat,"
         "symlink,symlinkat,truncate,ftruncate,chmod,fchmod,fchmodat,chown,fchown,lchown,fchownat,utimensat,setxattr,"
         "fsetxattr,rmdir,fallocate")
OPENED = re.compile(r'\b(?:open|openat|openat2)\((?:[^,"]*, )?"([^"]*)", ([^)]*)')
KEYS = [b"j", b"j", b"w", b"m", b"y", b"a", b"\r", b"\x1b", b"/team\r", b"?", b"\x1b", b"d", b"R", b"q"]


def snapshot(*folders):
    """What there is to know of each file, but when it was read."""
    files = {}
    for folder in folders:
        for path in sorted(pathlib.Path(folder).rglob("*"), key=str):
            status = path.lstat()
            contents = hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""
            files[str(path)] = (status.st_mode, status.st_ino, status.st_size, status.st_mtime_ns,
                                status.st_ctime_ns, contents)
    return files


def writing_calls(trace):
    """The calls of a trace that could have changed something."""
    for line in trace.splitlines():
        if (opened := OPENED.search(line)):
            path, flags = opened.groups()
            writes = re.search(r"O_WRONLY|O_RDWR|O_CREAT|O_TRUNC|O_APPEND|O_TMPFILE", flags)
            if not writes or path.startswith("/dev/"):
                continue
        elif not re.search(rf"\b({CALLS.replace(',', '|')})\(", line):
            continue
        yield line


class Runs:
    def __init__(self, program, injection, folder):
        self.program, self.injection, self.folder = program, injection, folder
        self.trace = os.path.join(folder, "trace")
        self.faults = []

    def environment(self, lines):
        variables = {"HOME": f"{self.folder}/home", "TMPDIR": f"{self.folder}/temporary", "TZ": "Europe/Berlin",
                     "LC_ALL": "en_US.UTF-8", "COLUMNS": "80", "PATH": os.environ["PATH"]}
        variables.update(line.split("=", 1) for line in lines)
        return variables

    def strace(self):
        return ["strace", "-f", "-qq", "-e", f"trace={CALLS}", "-E", f"LD_PRELOAD={self.injection}",
                "-E", f"INJECT_TIME={NOW}", "-o", self.trace]

    def look_at_trace(self, what):
        for line in writing_calls(pathlib.Path(self.trace).read_text(errors="replace")):
            self.faults.append(f"{what}: {line}")

    def recorded(self, case, tree):
        """Runs a recorded command, and compares what it writes with what was recorded."""
        def lines(name):
            file = case / name
            return file.read_text().splitlines() if file.exists() else []

        ended = subprocess.run(
            [*self.strace(), self.program, *lines("arguments")], cwd=tree, stdin=subprocess.DEVNULL,
            env=self.environment(lines("variables")), capture_output=True, timeout=60,
        )
        self.look_at_trace(case.name)
        for name, actual in [("output.txt", ended.stdout), ("diagnostics.txt", ended.stderr)]:
            expected = (case / name).read_bytes() if (case / name).exists() else b""
            if actual != expected:
                self.faults.append(f"{case.name}: another {name}")
        if ended.returncode != int((lines("status") or ["0"])[0]):
            self.faults.append(f"{case.name}: status {ended.returncode}")

    def browser(self, tree):
        """Types into the browser on a terminal."""
        child, terminal = pty.fork()
        if child == 0:
            os.chdir(tree)
            command = [*self.strace(), self.program, "browse", "--now", "2025-06-16T08:00", "calendars/demo.ics"]
            os.execvpe(command[0], command, self.environment(["TERM=xterm-256color"]))
        seen = b""
        for key in [b"", *KEYS]:
            os.write(terminal, key)
            end = time.monotonic() + (3 if key == b"" else 0.3)
            while (rest := end - time.monotonic()) > 0 and select.select([terminal], [], [], rest)[0]:
                try:
                    seen += os.read(terminal, 1 << 16)
                except OSError:
                    break
        _, status = os.waitpid(child, 0)
        if b"2025" not in seen or status:
            self.faults.append(f"browse: status {status}, {seen[-300:]!r}")
        self.look_at_trace("browse")


def check_itself(runs):
    """Whether what writes would be noticed."""
    file = pathlib.Path(runs.folder, "home", "written")
    before = snapshot(file.parent)
    subprocess.run([*runs.strace(), "sh", "-c", f'echo > "{file}"'], check=True)
    is_seen = list(writing_calls(pathlib.Path(runs.trace).read_text())) and snapshot(file.parent) != before
    file.unlink()
    if not is_seen:
        sys.exit("a file was written, and nothing noticed it")


def mounted(tree):
    """Whether the tree could be mounted so that nothing can be written to it."""
    done = subprocess.run(["mount", "--bind", tree, tree], capture_output=True).returncode == 0
    return done and subprocess.run(["mount", "-o", "remount,ro,bind", tree]).returncode == 0


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    if os.environ.get("ICSVIEW_OWN_MOUNTS") is None:
        may_mount = subprocess.run(["unshare", "-m", "true"], capture_output=True).returncode == 0
        alone = ["unshare", "-m", "--propagation", "private"] if may_mount else []
        os.environ["ICSVIEW_OWN_MOUNTS"] = "yes" if may_mount else "no"
        command = [*alone, sys.executable, *sys.argv]
        os.execvp(command[0], command)
    program, fixtures, injection = map(os.path.abspath, sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder:
        tree = os.path.join(folder, "tree")
        shutil.copytree(fixtures, tree, symlinks=True)
        os.mkdir(os.path.join(folder, "temporary"))
        os.mkdir(os.path.join(folder, "home"))
        runs = Runs(program, injection, folder)
        check_itself(runs)
        places = tree, os.path.join(folder, "home"), os.path.join(folder, "temporary")
        before = snapshot(*places)
        is_locked = os.environ["ICSVIEW_OWN_MOUNTS"] == "yes" and mounted(tree)
        try:
            cases = sorted(pathlib.Path(tree, "commands").iterdir())
            for case in cases:
                runs.recorded(case, tree)
            runs.browser(tree)
            after = snapshot(*places)
        finally:
            if is_locked:
                subprocess.run(["umount", tree], check=True)
        # The device of a mount is another one, its files are not.
        runs.faults += [f"{path} is not what it was" for path in before.keys() | after.keys()
                        if before.get(path) != after.get(path)]
    for fault in runs.faults:
        print(fault, file=sys.stderr)
    print(f"reading only: {len(cases)} recorded commands and the browser "
          f"{'on a tree that cannot be written to' if is_locked else 'with nothing but a look at the files'}, "
          f"{len(runs.faults)} faults")
    sys.exit(1 if runs.faults else 0)


main()
