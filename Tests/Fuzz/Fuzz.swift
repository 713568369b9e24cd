import Foundation

/// What libFuzzer calls: once with the arguments, then with input after input.
///
/// The program has all targets; `--target=NAME` says which one is meant, and `--targets` lists them.
enum Fuzz {
  /// Set once, before the first input.
  nonisolated(unsafe) fileprivate static var target = FuzzTarget.all[0]

  fileprivate static func choose(_ arguments: [String]) {
    if arguments.contains("--targets") {
      for target in FuzzTarget.all { print(target.name) }
      exit(0)
    }
    let prefix = "--target="
    guard let name = arguments.first(where: { $0.hasPrefix(prefix) })?.dropFirst(prefix.count),
      let target = FuzzTarget.all.first(where: { $0.name == name })
    else {
      print("say which target, by --target=NAME: --targets lists them")
      exit(2)
    }
    Fuzz.target = target
  }
}

/// Chooses the target; the arguments stay as they are, since libFuzzer passes over those with two hyphens.
@_cdecl("LLVMFuzzerInitialize")
func initializeFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> CInt {
  Fuzz.choose(
    (0..<Int(count.pointee)).compactMap { arguments.pointee[$0].map { String(cString: $0) } }
  )
  return 0
}

/// Tests one input.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Fuzz.target.test(FuzzInput(Array(UnsafeBufferPointer(start: start, count: count))))
  return 0
}
