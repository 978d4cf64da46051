import Measures

/// Formats a figure with its unit: `12`, `3.4`, `64 %`, `2.8×`.
///
/// Ratios, averages and factors have one decimal, counts and shares none. Only
/// an exact share is shown as 0 % or 100 %.
package func figureText(_ value: Double, _ unit: Measure.Unit) -> String {
  // An `Int` holds no such value.
  guard abs(value) < 1e15 else { return "–" }
  switch unit {
  case .none where value == value.rounded(): return grouped(Int(value))
  case .none, .average: return oneDecimal(value)
  case .percent: return "\(wholeShare(value)) %"
  case .times: return "\(oneDecimal(value))×"
  }
}

/// Formats a ratio of two figures: `0.49×`, `1.2×`, `12×`.
func ratioText(_ ratio: Double) -> String {
  if ratio >= 9.95 { return "\(grouped(Int(ratio.rounded())))×" }
  if ratio >= 0.995 { return "\(oneDecimal(ratio))×" }
  let hundredths = Int((ratio * 100).rounded())
  return "0.\(hundredths / 10)\(hundredths % 10)×"
}

/// Formats a number with exactly one decimal: `3.0`.
func oneDecimal(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  return "\(grouped(tenths / 10)).\(tenths % 10)"
}

private func wholeShare(_ value: Double) -> Int {
  let rounded = Int(value.rounded())
  if rounded == 0, value > 0 { return 1 }
  if rounded == 100, value < 100 { return 99 }
  return rounded
}
