package import EventFormats

/// The whole program as a function: reads the arguments, does what they ask, and says how it ended.
///
/// Data goes to `output`, everything else to `diagnostics`.
package func run(
  _ environment: Environment,
  output: @escaping ByteSink,
  diagnostics: @escaping ByteSink
) -> ExitStatus {
  do throws(UsageError) {
    let invocation = try Invocation(
      arguments: environment.arguments,
      weekdayNames: { WeekdayNames(ofLocale: $0 ?? environment.locale) },
      configurationFile: { () throws(UsageError) in try ConfigurationFile.find(environment) },
    )
    do throws(RunFailure) {
      return try run(invocation, environment, output: output, diagnostics: diagnostics)
    } catch {
      switch error {
      case .usage(let error): throw error
      case .output(let error): return report(error, to: diagnostics)
      }
    }
  } catch {
    report(error.report, to: diagnostics)
    return .wrongUsage
  }
}

private func run(
  _ invocation: Invocation,
  _ environment: Environment,
  output: @escaping ByteSink,
  diagnostics: @escaping ByteSink
) throws(RunFailure) -> ExitStatus {
  let text: String
  switch invocation {
  case .help(let command): text = ShortHelp.text(of: command)
  case .manual(let command): text = Manual.text(of: command)
  case .themes: text = ThemeSamples.text(environment)
  case .version: text = "icsview \(programVersion)\n"
  case .completions(let shell): text = shell.script
  case .candidates(let candidates, let words): text = candidates.text(words, environment)
  case .configuration(let configuration): text = configuration.text(environment)
  case .request(let request):
    return try RequestRun(request, environment, output, diagnostics).run()
  }
  do {
    try output(Array(text.utf8))
  } catch {
    throw .output(error)
  }
  return .success
}

/// Says why the output ended early, unless its reader wanted it to.
private func report(_ error: OutputError, to diagnostics: ByteSink) -> ExitStatus {
  switch error {
  case .closed: return .success
  case .failed(let code):
    report(
      "icsview: cannot write the output: \(SystemError.system(number: code).reason)",
      to: diagnostics
    )
    return .failure
  }
}

/// Writes one message; where not even that is possible, nothing is left to tell.
private func report(_ message: String, to diagnostics: ByteSink) {
  try? diagnostics(Array("\(message)\n".utf8))
}
