/// A parameter as it is written.
struct WrittenParameter {
  /// The name without white space around it.
  let name: Range<Int>
  /// The parameter, if it is a registered one.
  let known: ParameterName?
  /// The values between commas, without their quotes; none where there is no equals sign.
  let values: [Value]

  /// One of the values.
  struct Value {
    /// The bytes inside the quotes, if it has them.
    let range: Range<Int>
    let isQuoted: Bool
  }

  /// The first value; empty where there is none.
  var first: Range<Int> { values.first?.range ?? name.upperBound..<name.upperBound }

  /// Whether there is nothing behind the equals sign.
  var isEmpty: Bool { values.count <= 1 && first.isEmpty }
}
