import Catalog
import Measures
import Verdicts

extension Judgement.Outcome {
  /// The unit of the figures.
  var unit: Measure.Unit { assertion.measure.unit }

  /// The figure with the closest of those compared with:
  /// `26 against 11 (MVP), 2.4×`; for no comparison, `0 of 12`.
  var figures: String {
    let ownText = figureText(own.value, unit)
    if let rival {
      let rivalText = figureText(rival.figure.value, unit)
      let both = "\(ownText) against \(rivalText) (\(rival.pattern.name))"
      return [both, comparison].compactMap(\.self).joined(separator: ", ")
    }
    if let total = own.total { return "\(ownText) of \(grouped(total))" }
    return ownText
  }

  /// What the figure is beside the closest of those compared with: `2.4×` or
  /// `equal`; nil where no ratio says more than the figures do.
  var comparison: String? {
    if result == .equal { return "equal" }
    guard let rival, unit != .percent, own.value != 0, rival.figure.value != 0
    else { return nil }
    let ratio = ratioText(own.value / rival.figure.value)
    guard let margin = assertion.margin else { return ratio }
    return "\(ratio); claimed \(margin.requirement)"
  }

  /// The code that would change the outcome of a rule's assertion, in words.
  var flip: String {
    switch (assertion.relation, result == .holds) {
    case (.none, true), (.some, false): "one such place"
    case (.none, false), (.some, true): "none left"
    case (.most, true): "half of them"
    case (.most, false): "more than half of them"
    case (.all, true): "less than 100 %"
    case (.all, false): "100 %"
    case (.fewer, _), (.more, _): "figures that compare otherwise"
    }
  }
}
