import GridRendering
import StyledText
import Testing

struct `a legend` {
  @Test func `names several calendars, in as many lines as they need`() {
    let names = ["Work", "가족", "A calendar with a very long name"]
    let legend = CalendarLegend(names, .unicode)
    #expect(screen(legend.lines(width: 80)) == "• Work  • 가족  • A calendar with a very long name")
    #expect(
      screen(legend.lines(width: 24)) == """
        • Work  • 가족
        • A calendar with a ver…
        """
    )
    #expect(screen(CalendarLegend(["a", "b"], .ascii).lines(width: 20)) == "* a  * b")
    #expect(CalendarLegend(["Work"], .unicode).lines(width: 80).isEmpty)
  }
}
