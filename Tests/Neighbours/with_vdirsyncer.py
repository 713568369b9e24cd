"""A folder that vdirsyncer keeps the same as the calendars of a server, here Radicale."""

import base64
import socket
import time
import urllib.error
import urllib.request

from neighbour import event

PROPERTIES = """\
<?xml version="1.0"?>
<C:mkcalendar xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:D="DAV:" xmlns:I="http://apple.com/ns/ical/"><D:set><D:prop>
  <D:displayname>Choir and theatre</D:displayname>
  <I:calendar-color>#C02080</I:calendar-color>
</D:prop></D:set></C:mkcalendar>
"""


def configuration(address):
    return f"""\
[general]
status_path = "~/status"
[pair calendars]
a = "server"
b = "folder"
collections = ["from a"]
metadata = ["displayname", "color"]
[storage server]
type = "caldav"
url = "{address}"
username = "guest"
password = "guest"
[storage folder]
type = "filesystem"
path = "~/calendars"
fileext = ".ics"
"""


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def send(method, address, text, kind):
    """Sends a request to the server, which may still be starting."""
    password = base64.b64encode(b"guest:guest").decode()
    headers = {"Authorization": f"Basic {password}", "Content-Type": kind}
    request = urllib.request.Request(address, text.encode(), headers, method=method)
    # The loopback is reached without whatever proxy there is.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    end = time.monotonic() + 30
    while True:
        try:
            with opener.open(request, timeout=10):
                return
        except (ConnectionError, urllib.error.URLError) as error:
            if isinstance(error, urllib.error.HTTPError) or time.monotonic() > end:
                raise
            time.sleep(0.1)


def check(neighbour):
    host = f"127.0.0.1:{free_port()}"
    neighbour.write(
        "radicale.conf",
        f"[server]\nhosts = {host}\n[auth]\ntype = none\n"
        f"[storage]\nfilesystem_folder = {neighbour.home}/collections\n",
    )
    neighbour.serve("radicale", "--config", f"{neighbour.home}/radicale.conf")
    calendar = f"http://{host}/guest/choir"
    send("MKCALENDAR", calendar, PROPERTIES, "application/xml")
    concert = event("concert@example.org", "20250616T170000Z", "Concert")
    rehearsal = event(
        "rehearsal@example.org", "20250616T060000Z", "Rehearsal", "RRULE:FREQ=DAILY;COUNT=3"
    )
    send("PUT", f"{calendar}/concert.ics", concert, "text/calendar")
    send("PUT", f"{calendar}/rehearsal.ics", rehearsal, "text/calendar")
    neighbour.write(".config/vdirsyncer/config", configuration(f"http://{host}/"))

    def synchronized():
        neighbour.run("vdirsyncer -v ERROR sync")
        return neighbour.run(
            "icsview list --from 2025-06 --to 2025-06 --template '{start:date} {start:time} {summary}, {calendar}' calendars"
        ).splitlines()

    neighbour.run("yes | vdirsyncer -v ERROR discover || [ ${PIPESTATUS[1]} = 0 ]")
    neighbour.run("vdirsyncer -v ERROR metasync")
    assert synchronized() == [
        "2025-06-16 08:00 Rehearsal, Choir and theatre",
        "2025-06-16 19:00 Concert, Choir and theatre",
        "2025-06-17 08:00 Rehearsal, Choir and theatre",
        "2025-06-18 08:00 Rehearsal, Choir and theatre",
    ]
    drawn = neighbour.run(
        "icsview --month 2025-06 --color=always calendars", COLORTERM="truecolor"
    )
    assert "192;32;128" in drawn, drawn

    send("PUT", f"{calendar}/concert.ics", concert.replace("T170000Z", "T180000Z"), "text/calendar")
    assert "2025-06-16 20:00 Concert, Choir and theatre" in synchronized()
