"""A program on a terminal of tmux: what is typed into it, and what its screen shows."""

import os
import shlex
import subprocess
import time

# How long anything may take that a user waits for; generous, since machines that test are slow.
PATIENCE = 20
# A clock that stands still, in a zone, and nothing of the user's own.
VARIABLES = {
    "HOME": "/nonexistent",
    "LC_ALL": "C.UTF-8",
    "PATH": os.environ["PATH"],
    "PS1": "$ ",
    "TZ": "Europe/Berlin",
}


class Mismatch(Exception):
    """The screen does not show what it should."""


class Screen:
    """A window of tmux that runs a shell, or a program alone."""

    server = f"icsview-{os.getpid()}"
    count = 0

    def __init__(self, command="sh", rows=24, columns=80, term="tmux-256color", **variables):
        Screen.count += 1
        self.name = f"screen{Screen.count}"
        words = [f"{name}={value}" for name, value in {**VARIABLES, **variables}.items()]
        line = shlex.join(["env", "-i", *words, f"TERM={term}"])
        tmux("new-session", "-d", "-s", self.name, "-x", str(columns), "-y", str(rows), f"{line} {command}")
        tmux("set-option", "-t", self.name, "status", "off")
        # What a program says at its end can still be read.
        tmux("set-option", "-t", self.name, "remain-on-exit", "on")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        tmux("kill-session", "-t", self.name, isChecked=False)

    def press(self, *keys):
        """Presses keys as tmux names them."""
        tmux("send-keys", "-t", self.name, *keys)

    def type(self, text):
        """Types a text as it stands, which can be what a mouse sends."""
        tmux("send-keys", "-t", self.name, "-l", "--", text)

    def run(self, command):
        """Types a command line."""
        self.type(command)
        self.press("Enter")

    def send(self, codes):
        """Types bytes that are given in hexadecimal, all at once."""
        tmux("send-keys", "-t", self.name, "-H", *codes.split())

    def click(self, row, column, button=0):
        """Presses the mouse at a place, counted from 0; buttons 64 and 65 are the wheel, which is never released."""
        place = f"\x1b[<{button};{column + 1};{row + 1}"
        self.type(f"{place}M" if button >= 64 else f"{place}M{place}m")

    def resize(self, rows, columns):
        tmux("resize-window", "-t", self.name, "-x", str(columns), "-y", str(rows))

    @property
    def text(self):
        return tmux("capture-pane", "-p", "-t", self.name)

    @property
    def lines(self):
        return self.text.split("\n")

    def shows(self, *texts, without=()):
        """Waits until the screen has some texts and not others."""
        without = [without] if isinstance(without, str) else without
        self.waits(
            lambda text: all(part in text for part in texts) and not any(part in text for part in without),
            f"{texts} without {tuple(without)}" if without else f"{texts}",
        )

    def stands(self, seconds=0.3):
        """Waits until nothing of the screen has changed for some time, and gives it with its escape sequences."""
        pictures = [None]

        def is_same(_):
            time.sleep(seconds)
            pictures.append(tmux("capture-pane", "-p", "-e", "-t", self.name))
            return pictures[-1] == pictures[-2]

        self.waits(is_same, "that the screen stands still")
        return pictures[-1]

    def ends(self):
        """Waits until the program has ended; what tmux writes then is lost where the last of the output comes later."""
        self.waits(
            lambda _: tmux("display-message", "-p", "-t", self.name, "#{pane_dead}").strip() == "1",
            "that the program ends",
        )

    def waits(self, condition, meaning):
        """Waits until a condition holds of the screen."""
        end = time.monotonic() + PATIENCE
        while not condition(self.text):
            if time.monotonic() > end:
                raise Mismatch(f"expected {meaning}, but the screen is\n{self.text}")
            time.sleep(0.02)


def tmux(*arguments, isChecked=True):
    result = subprocess.run(
        ["tmux", "-L", Screen.server, "-f", "/dev/null", *arguments], capture_output=True, text=True
    )
    if isChecked and result.returncode != 0:
        raise Mismatch(f"tmux {shlex.join(arguments)}: {result.stderr}")
    return result.stdout


def begin():
    """Starts the server, with a session that keeps it."""
    tmux("new-session", "-d", "-s", "keeper", "cat")


def end():
    """Ends the server of tmux with all that runs in it."""
    tmux("kill-server", isChecked=False)
