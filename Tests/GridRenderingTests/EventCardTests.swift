import GridRendering
import StyledText
import Testing

struct `an event card` {
  private func card(_ symbols: Symbols = .unicode) -> EventCard {
    EventCard(
      title: "Design review",
      remark: "invitation (request)",
      fields: [
        CardField("When", text: "Wed 18 June 2025, 15:00 – 16:00 Europe/Berlin (22:00 Asia/Seoul)"),
        CardField("Where", text: ""),
        CardField(
          "Attendees",
          items: [
            CardItem("chair@example.org", mark: .accepted), CardItem("지민", mark: .open),
            CardItem("second@example.org", mark: .declined, remark: "optional"), CardItem("Room 4"),
          ],
        ),
        CardField("Reminder", items: []),
        CardField(
          "Description",
          text:
            "\nFirst paragraph, which is too long for one line of this card, as many are.\r\n\n\n- a\n",
        ),
      ],
      symbols,
    )
  }

  @Test func `has a title, and fields with their names before them`() {
    #expect(
      screen(card().lines(width: 80)) == """
        Design review                                   invitation (request)
          When        Wed 18 June 2025, 15:00 – 16:00 Europe/Berlin (22:00 Asia/Seoul)
          Attendees   ✓ chair@example.org   ? 지민   ✗ second@example.org (optional)
                      Room 4
          Description First paragraph, which is too long for one line of this card, as
                      many are.

                      - a
        """
    )
  }

  @Test func `has names above the fields where it is narrow`() {
    #expect(
      screen(card(.ascii).lines(width: 30)) == """
        Design review
        invitation (request)
          When
            Wed 18 June 2025, 15:00 –
            16:00 Europe/Berlin (22:00
            Asia/Seoul)
          Attendees
            + chair@example.org
            ? 지민
            x second@example.org (opt~
            Room 4
          Description
            First paragraph, which is
            too long for one line of
            this card, as many are.

            - a
        """
    )
  }

  @Test func `keeps long titles and texts within bounds`() {
    let long = EventCard(
      title: String(repeating: "회의 ", count: 100),
      remark: String(repeating: "x", count: 100),
      fields: [CardField("A", text: String(repeating: "word\n\n", count: 20_000))],
      .unicode,
    )
    let lines = long.lines(width: 40)
    #expect(lines.allSatisfy { $0.columns <= 40 })
    #expect(lines.count < 9000)
    #expect(lines.last?.text.hasSuffix("(and more)") == true)
  }

  @Test func `names an event without a title`() {
    let card = EventCard(title: "", fields: [], .unicode)
    #expect(screen(card.lines(width: 80)) == "(no title)")
  }
}
