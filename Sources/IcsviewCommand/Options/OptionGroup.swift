/// The headings under which options are explained, in their order.
enum OptionGroup: String, CaseIterable, Sendable {
  case sources = "Where events come from"
  case days = "Which days"
  case events = "Which events"
  case looks = "How it looks"
  case output = "What is written"
  case general = "General"
}
