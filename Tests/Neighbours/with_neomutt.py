"""NeoMutt shows the invitation in a mail by the entry of a mailcap."""

from neighbour import FIXTURES, block


def check(neighbour):
    invitation = (FIXTURES / "sources/invitation.ics").read_text("utf-8")
    neighbour.write(".mailcap", block("mailcap"))
    places = "set folder = ~\nset spool_file = ~/inbox\nset tmpdir = ~\nset mailcap_path = ~/.mailcap\n"
    neighbour.write(".config/neomutt/neomuttrc", places + block("muttrc"))
    neighbour.write(
        "inbox",
        "From chair@example.org Sun Jun 01 10:00:00 2025\n"
        "From: The chair <chair@example.org>\nTo: guest@example.org\nSubject: Please come\n"
        "Date: Sun, 01 Jun 2025 10:00:00 +0000\nMIME-Version: 1.0\n"
        'Content-Type: multipart/alternative; boundary="part"\n\n'
        "--part\nContent-Type: text/plain\n\nThis mail has an invitation.\n"
        "--part\nContent-Type: text/calendar; method=REQUEST; charset=utf-8\n\n"
        f"{invitation}\n--part--\n",
    )
    with neighbour.screen("neomutt -n", rows=40, columns=90) as window:
        window.shows("Please come")
        window.press("Enter")
        window.shows(
            "Design review", "15:00", "every two weeks on Wednesday", "Room 4",
            without=["BEGIN:VEVENT", "This mail has"],
        )
        window.press("q")
        window.press("q")
