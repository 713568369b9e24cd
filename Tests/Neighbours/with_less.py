"""less shows colours, as a pager does that is told to."""

from screen import tmux


def check(neighbour):
    with neighbour.screen("icsview --month --color=always | less -R", rows=20, columns=80) as window:
        window.shows("June 2025", "16", without=["ESC[", "^["])
        styled = tmux("capture-pane", "-e", "-p", "-t", window.name)
        assert "\x1b[" in styled, styled
        window.press("G")
        window.shows("(END)", "Gemeindehaus", without="ESC[")
        window.press("q")
        window.ends()
