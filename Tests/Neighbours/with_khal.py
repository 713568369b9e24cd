"""The folders of somebody who uses khal: the same names, colours and events."""

import re

from neighbour import FIXTURES

CONFIGURATION = """\
[calendars]
[[all]]
path = ~/calendars/*
type = discover
[locale]
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
local_timezone = Europe/Berlin
default_timezone = Europe/Berlin
"""


def items(text):
    """A calendar as khal keeps it: all that has one UID in a file, and what the calendar is called elsewhere."""
    series = {}
    for event in re.findall(r"BEGIN:VEVENT\r?\n.*?END:VEVENT\r?\n", text, re.DOTALL):
        uid = re.search(r"^UID:(.*)$", event, re.MULTILINE).group(1)
        series[uid] = series.get(uid, "") + event
    zones = "".join(re.findall(r"BEGIN:VTIMEZONE\r?\n.*?END:VTIMEZONE\r?\n", text, re.DOTALL))
    return [f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\n{zones}{events}END:VCALENDAR\r\n" for events in series.values()]


def check(neighbour):
    neighbour.write(".config/khal/config", CONFIGURATION)
    for name, color, calendar in [("Work things", "#0080FF", "demo.ics"), ("Home", "dark green", "family.ics")]:
        neighbour.write(f"calendars/{name}/displayname", name)
        neighbour.write(f"calendars/{name}/color", color)
        for number, item in enumerate(items((FIXTURES / "calendars" / calendar).read_text("utf-8"))):
            neighbour.write(f"calendars/{name}/{number}.ics", item)
    khal = neighbour.run(
        "khal list --day-format '' --format '{start-date} {start-time}|{title}|{calendar}' 2025-06-01 30d"
    )
    icsview = neighbour.run(
        "icsview list --from 2025-06-01 --days 30 --show cancelled "
        "--template '{start:date} {start:time}|{summary}|{calendar}' calendars"
    )
    # khal lists an event on each of its days, and in each of its calendars; icsview once.
    only_khal = set(khal.splitlines()) - set(icsview.splitlines())
    only_icsview = set(icsview.splitlines()) - set(khal.splitlines())
    assert (only_khal, only_icsview) == ({"2025-06-18 |Trip to Busan|Work things"}, set()), (only_khal, only_icsview)
    assert len(icsview.splitlines()) > 40, icsview

    drawn = neighbour.run("icsview --month=2025-06 --color=always calendars", COLORTERM="truecolor")
    assert "0;128;255" in drawn and "Home" in drawn, drawn
