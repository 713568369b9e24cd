"""A home in which icsview and another program meet."""

import os
import pathlib
import re
import subprocess

from screen import Screen

PROJECT = pathlib.Path(__file__).resolve().parents[2]
FIXTURES = PROJECT / "Fixtures"
DEMO = FIXTURES / "calendars/demo.ics"
# The demo calendar, and its day for commands that ask for the present.
CONFIGURATION = f"--calendar {DEMO}\n--now 2025-06-16T08:00\n"


class Neighbour:
    """A folder with a home and with icsview on the path, and what runs there."""

    def __init__(self, program, folder):
        self.folder = folder
        self.home = folder / "home"
        self.home.mkdir(parents=True)
        (folder / "bin").mkdir()
        (folder / "bin/icsview").symlink_to(program)
        self.variables = {
            "HOME": str(self.home),
            "LC_ALL": "C.UTF-8",
            "PATH": f"{folder}/bin:{os.environ['PATH']}",
            "TZ": "Europe/Berlin",
        }
        self.servers = []
        self.write(".config/icsview/config", CONFIGURATION)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for server in self.servers:
            server.terminate()
            server.wait()

    def write(self, name, text):
        """Writes a file of the home."""
        path = self.home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return path

    def run(self, command, **variables):
        """What a command line prints; it has to succeed and say nothing else."""
        run = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", command],
            cwd=self.home,
            env={**self.variables, **variables},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
        assert run.returncode == 0, f"'{command}' ends with {run.returncode}: {run.stdout}{run.stderr}"
        return run.stdout

    def serve(self, *command):
        """Starts a server, which ends with this neighbour."""
        log = open(self.folder / "server.log", "wb")
        self.servers.append(
            subprocess.Popen(command, cwd=self.home, env=self.variables, stdout=log, stderr=log)
        )

    def screen(self, command, **others):
        """A terminal that runs a command in the home."""
        return Screen(f"sh -c 'cd && {command}'", **{**self.variables, **others})


def block(kind):
    """The block of the README that is of a kind: what it tells users to write is what is tried."""
    text = (PROJECT / "README.md").read_text("utf-8")
    (found,) = re.findall(rf"^```{kind}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return found


def event(uid, start, summary, *lines):
    """The text of a calendar with one event of an hour, which begins at a time of UTC."""
    others = "".join(f"{line}\r\n" for line in lines)
    return (
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//example.org//Test//EN\r\nBEGIN:VEVENT\r\n"
        f"UID:{uid}\r\nDTSTAMP:20250601T000000Z\r\nDTSTART:{start}\r\nDURATION:PT1H\r\n"
        f"SUMMARY:{summary}\r\n{others}END:VEVENT\r\nEND:VCALENDAR\r\n"
    )
