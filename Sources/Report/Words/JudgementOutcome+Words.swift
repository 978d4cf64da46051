import Catalog
import Verdicts

extension Judgement.Outcome {
  /// The figure with the closest of those compared with: `26 against 11 (MVP), 2.4×`; for no comparison, `0 of 12`.
  var figures: String {
    let ownText = figureText(own.value, unit)
    if let rival {
      return "\(ownText) against \(figureText(rival.figure.value, unit)) (\(rival.pattern.name))\(comparison)"
    }
    if let total = own.total { return "\(ownText) of \(grouped(total))" }
    return ownText
  }

  /// What the figure is beside the closest of those compared with: `, 2.4×` or `, equal`; empty where no ratio says more
  /// than the figures do.
  var comparison: String {
    if result == .equal { return ", equal" }
    guard let rival, unit != .percent, own.value != 0, rival.figure.value != 0 else { return "" }
    let ratio = ", \(ratioText(own.value / rival.figure.value))"
    guard let margin = assertion.margin else { return ratio }
    return "\(ratio); claimed \(margin.requirement)"
  }

  /// The code that would change the outcome of a rule's assertion, in words.
  var flip: String {
    switch assertion.relation {
    case .none: result == .holds ? "one such place" : "none left"
    case .some: result == .holds ? "none left" : "one such place"
    case .most: result == .holds ? "half of them" : "more than half of them"
    case .all: result == .holds ? "less than 100 %" : "100 %"
    case .fewer, .more: "figures that compare otherwise"
    }
  }
}
