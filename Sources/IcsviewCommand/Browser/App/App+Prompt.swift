import Agenda
import CivilCalendar
import GridRendering
import ICUSupport
import Terminal

extension App {
  /// Types into a line.
  mutating func type(_ key: Key, in prompt: Prompt) -> Effect {
    var prompt = prompt
    switch key {
    case .character(let character):
      if case .replacing(let path) = prompt.purpose { return answer(character, writingOver: path) }
      prompt.append(character)
    case .backspace, .delete:
      guard prompt.erase() else {
        mode = .calendar
        return .nothing
      }
    case .control("u"): prompt.clear()
    case .escape, .control("g"):
      mode = .calendar
      return .nothing
    case .tab:
      guard case .command(let count, let format) = prompt.purpose else { break }
      pipeFormat = format.next
      prompt.purpose = .command(count: count, pipeFormat)
    case .enter: return accept(prompt)
    default: break
    }
    mode = .prompt(prompt)
    return .nothing
  }

  /// Does what a line says; an empty one does nothing.
  private mutating func accept(_ prompt: Prompt) -> Effect {
    mode = .calendar
    guard !prompt.text.isEmpty else { return .nothing }
    switch prompt.purpose {
    case .date: goToDate(prompt)
    case .search:
      setSearch(EventSearch(prompt.text))
    case .file:
      guard ExportFormat(fileName: prompt.text) != nil else {
        var prompt = prompt
        prompt.fault = "the name has to end in \(ExportFormat.endings)"
        mode = .prompt(prompt)
        return .nothing
      }
      return .write(path: prompt.text, replacing: false)
    case .replacing: break
    case .command(_, let format): return .pipe(command: prompt.text, format)
    }
    return .nothing
  }

  private mutating func goToDate(_ prompt: Prompt) {
    do throws(DateSyntaxError) {
      let names = WeekdayNames(ofLocale: looks.presentation.language.identifier)
      let date = try DateExpression(prompt.text, weekdayNames: names)
      let day = date.firstDay(today: session.today)
      turn { $0.jump(to: day) }
    } catch {
      var prompt = prompt
      prompt.fault = error.explanation
      mode = .prompt(prompt)
    }
  }

  /// Asks whether a file is to be written over.
  mutating func askToReplace(_ path: String) { mode = .prompt(Prompt(.replacing(path: path))) }

  private mutating func answer(_ character: Character, writingOver path: String) -> Effect {
    mode = .calendar
    guard character == "y" else {
      message = "nothing was written"
      return .nothing
    }
    return .write(path: path, replacing: true)
  }
}
