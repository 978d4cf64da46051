import Catalog
import Measures
import Verdicts

extension ClaimFinding {
  /// What is checked of a rule, whose sentence says more or less; nil for a
  /// claim, which has its figures.
  ///
  /// For example `Checked: no references view → NavigationController.`
  package var checked: String? {
    guard claim.kind == .rule else { return nil }
    let texts = claim.assertions.map(\.checked)
    return "Checked: \(texts.joined(separator: "; "))."
  }
}

extension Assertion {
  /// The figure with what a rule demands of it: `no components made by view`.
  fileprivate var checked: String {
    if measure.unit == .percent { return "\(measure.name) \(relation.share)" }
    return "\(relation.count) \(measure.name)"
  }
}

extension Assertion.Relation {
  /// What a rule demands of a count, before its name.
  fileprivate var count: String {
    switch self {
    case .none: "no"
    case .some: "some"
    case .most: "most"
    case .all: "all"
    case .fewer: "fewer"
    case .more: "more"
    }
  }

  /// What a rule demands of a share, after its name.
  fileprivate var share: String {
    switch self {
    case .none: "0 %"
    case .some: "above 0 %"
    case .most: "above 50 %"
    case .all: "100 %"
    case .fewer: "lower"
    case .more: "higher"
    }
  }
}
