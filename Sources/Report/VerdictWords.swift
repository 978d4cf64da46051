import Catalog
import Comparison

extension Verdict {
  /// What the verdict says of a claim.
  var meaning: String {
    switch self {
    case .supported: "it holds in both examples, or in the one thing that it speaks of"
    case .mixed: "it holds in one of the two examples"
    case .contradicted: "it holds in neither; equal figures contradict where more or fewer is claimed"
    }
  }
}

extension Test {
  /// What is stated of the figure, in words that stand before the others' figures.
  var statement: String {
    switch relation {
    case .fewer: measure.unit == .none ? "fewer than" : "less than"
    case .more: "more than"
    case .none: "none"
    case .some: "some"
    }
  }
}
