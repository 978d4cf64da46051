import Verdicts

extension FigureTurn {
  /// The turn in words:
  /// `Notes: 67 or fewer (most lines of a view type): contradicted`.
  var words: String {
    "\(example.name): \(boundWords) (\(measure.name)): \(verdict.rawValue)"
  }

  private var boundWords: String {
    if let last { return range(to: last) }
    switch direction {
    case .larger where measure.unit == .percent && bound == 100:
      return text(bound)
    case .smaller where bound == 0: return "none"
    case .larger: return "\(text(bound)) or more"
    case .smaller where measure.unit == .none: return "\(text(bound)) or fewer"
    case .smaller: return "\(text(bound)) or less"
    }
  }

  /// From the smaller end to the larger one; once if both have one text.
  private func range(to last: Double) -> String {
    let first = text(min(bound, last))
    let second = text(max(bound, last))
    if first == second { return first }
    return "\(first) to \(second)"
  }

  private func text(_ value: Double) -> String {
    figureText(value, measure.unit)
  }
}
