import Measures

/// A figure of two patterns, with the words for each in a sentence.
struct PairFigure {
  /// The name of the measure.
  let name: String
  /// The values, the first pattern's first.
  let values: [Double]
  /// Whether the values differ as for a verdict.
  let differs: Bool
  /// The words for each pattern: in full for the first, without the
  /// noun for the second.
  var words: [String] = []

  /// A figure of patterns without words.
  init(_ measure: Measure, _ values: [Double]) {
    name = measure.name
    self.values = values
    differs = !measure.isEqual(values[0], values[1])
  }

  /// A count of things, with what follows the noun:
  /// `3 look-ups by name`, `none`.
  init(
    _ measure: Measure,
    _ values: [Double],
    counting noun: Noun,
    _ rest: String? = nil
  ) {
    self.init(measure, values)
    let counts = values.map(Int.init)
    let full = [noun.countedOrNo(counts[0]), rest].compactMap(\.self)
    words = [full.joined(separator: " "), groupedOrNone(counts[1])]
  }

  /// A figure that differs as well if the patterns differ in
  /// something beside it.
  init(
    _ measure: Measure,
    _ values: [Double],
    differsAnyway: Bool,
    words: [String]
  ) {
    name = measure.name
    self.values = values
    differs = differsAnyway || !measure.isEqual(values[0], values[1])
    self.words = words
  }

  /// The figure where both are equal, or nearly: `types 3`, `lines 20 and 21`.
  var equalText: String {
    let figures = values.distinct().map { grouped(Int($0)) }
    return "\(name) \(listed(figures))"
  }
}
