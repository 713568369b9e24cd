"""jq takes records as they come."""

from neighbour import DEMO


def check(neighbour):
    hours = neighbour.run(
        f"icsview list --from 2025-06-16 --days 7 --format ndjson {DEMO} | "
        "jq -s 'map(select(.all_day | not) | .duration) | add / 3600'"
    )
    lines = neighbour.run(
        f"icsview list --from 2025-06-16 --days 7 --template '{{all_day}} {{duration}}' {DEMO}"
    ).split("\n")
    expected = sum(int(line.split()[1]) for line in lines if line.startswith("false ")) / 3600
    assert float(hours) == expected > 0, (hours, expected)
    titles = neighbour.run(f"icsview list --days 1 --now 2025-06-16T08:00 --json {DEMO} | jq -r '.[].summary'")
    assert titles.splitlines()[0] == "Standup", titles
