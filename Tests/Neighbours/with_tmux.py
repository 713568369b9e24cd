"""The status line of tmux tells what comes next."""

from neighbour import block


def check(neighbour):
    neighbour.write(".tmux.conf", block("tmux") + "set -g status-interval 1\n")
    # A tmux in a tmux: its status line is a line of the screen around it.
    inner = f"env TMUX_TMPDIR={neighbour.home} tmux"
    with neighbour.screen(f"exec {inner} new-session cat", rows=10, columns=100) as window:
        try:
            window.shows("Standup")
        finally:
            neighbour.run(f"{inner} kill-server")
