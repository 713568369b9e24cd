/// A shell that completions are made for.
package enum CompletionShell: String, CaseIterable, Hashable, Sendable {
  case bash
  case zsh
  case fish

  /// The script for it.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}
