"""Git shows what has changed in a calendar by its events."""

from neighbour import DEMO, block


def check(neighbour):
    text = DEMO.read_text("utf-8")
    assert text.count("SUMMARY:Lunch with Ana") == 1
    neighbour.write(".gitconfig", "[user]\n    name = Guest\n    email = guest@example.org\n" + block("gitconfig"))
    neighbour.write("calendars/.gitattributes", block("gitattributes"))
    calendar = neighbour.write("calendars/work.ics", text)
    neighbour.run("cd calendars && git init -q && git add . && git commit -qm Begin")
    calendar.write_text(
        text.replace("SUMMARY:Lunch with Ana", "SUMMARY:Dinner with Ana").replace(
            "20250616T123000", "20250616T183000"
        ).replace("20250616T133000", "20250616T193000"),
        "utf-8",
    )
    changes = [
        " ".join(line.split())
        for line in neighbour.run("cd calendars && git diff --unified=0").splitlines()
        if line[:1] in "+-" and line[:3] not in ("+++", "---")
    ]
    assert changes == [
        "-Lunch with Ana",
        "- When Mon 16 June 2025, 12:30 – 13:30 Europe/Berlin",
        "+Dinner with Ana",
        "+ When Mon 16 June 2025, 18:30 – 19:30 Europe/Berlin",
    ], "\n".join(changes)
