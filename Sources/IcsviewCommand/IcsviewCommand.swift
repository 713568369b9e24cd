/// The whole program as a function: reads the arguments, does what they ask, and says how it ended.
///
/// Data goes to `output`, everything else to `diagnostics`.
package func run(
  _ environment: Environment,
  output: ByteSink,
  diagnostics: ByteSink
) -> ExitStatus {
  do throws(UsageError) {
    let invocation = try Invocation(arguments: environment.arguments)
    do throws(WriteFailure) {
      return try run(invocation, environment, output: output, diagnostics: diagnostics)
    } catch {
      return report(error, to: diagnostics)
    }
  } catch {
    report(error.message, to: diagnostics)
    return .wrongUsage
  }
}

private func run(
  _ invocation: Invocation,
  _ environment: Environment,
  output: ByteSink,
  diagnostics: ByteSink
) throws(WriteFailure) -> ExitStatus {
  switch invocation {
  case .help(let command): try output(Array(ShortHelp.text(of: command).utf8))
  case .manual(let command): try output(Array(Manual.text(of: command).utf8))
  case .version: try output(Array("icsview \(programVersion)\n".utf8))
  case .request:
    report("reading calendars is not available in this version", to: diagnostics)
    return .failure
  }
  return .success
}

/// Says why the output ended early, unless its reader wanted it to.
private func report(_ failure: WriteFailure, to diagnostics: ByteSink) -> ExitStatus {
  switch failure {
  case .readerClosed: return .success
  case .failed(let reason):
    report("cannot write the output: \(reason)", to: diagnostics)
    return .failure
  }
}

/// Writes one message; where not even that is possible, nothing is left to tell.
private func report(_ message: String, to diagnostics: ByteSink) {
  try? diagnostics(Array("icsview: \(message)\n".utf8))
}
