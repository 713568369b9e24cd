extension Color {
  /// The colour made lighter or darker until its luminance is within bounds; its hue stays.
  ///
  /// Colours that the terminal defines stay as they are.
  func adjusted(to bounds: ClosedRange<Double>) -> Color {
    guard let luminance, !bounds.contains(luminance) else { return self }
    let end = luminance < bounds.lowerBound ? 255.0 : 0.0
    // The share of black or white is halved in on: the least that suffices, in steps finer than a byte.
    var share = (least: 0.0, enough: 1.0)
    for _ in 0..<12 {
      let middle = (share.least + share.enough) / 2
      let isEnough = mixed(with: end, share: middle).isWithin(bounds, comingFrom: end)
      if isEnough { share.enough = middle } else { share.least = middle }
    }
    return mixed(with: end, share: share.enough)
  }

  /// The colour with a share of a gray, 0 being black and 255 white.
  private func mixed(with gray: Double, share: Double) -> Color {
    guard case .rgb(let red, let green, let blue) = self else { return self }
    func mix(_ part: UInt8) -> UInt8 {
      UInt8(min(max(Double(part) * (1 - share) + gray * share, 0), 255).rounded())
    }
    return .rgb(mix(red), mix(green), mix(blue))
  }

  /// Whether a colour on its way to black or white has reached the bounds.
  private func isWithin(_ bounds: ClosedRange<Double>, comingFrom end: Double) -> Bool {
    guard let luminance else { return true }
    return end > 0 ? luminance >= bounds.lowerBound : luminance <= bounds.upperBound
  }
}
