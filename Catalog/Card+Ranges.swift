import Examples
import Measures

extension Card {
  /// The values that a figure can have in an example while the code keeps to the card's arrows and rules.
  public func range(of measure: Measure, in example: Example) -> ClosedRange<Double> {
    var range = measure.range(roleModel)
    // A rule with a hedge leaves exceptions.
    for rule in claims where rule.kind == .rule && rule.hedge == nil {
      for assertion in rule.assertions where assertion.measure == measure && !example.lacks(measure) {
        guard let left = assertion.range, left.overlaps(range) else { continue }
        range = left.clamped(to: range)
      }
    }
    return range
  }

  /// The rules of which the card's arrows entail every assertion: they are prohibitions and no rules.
  package var entailedRules: [Claim] {
    claims.filter { rule in
      rule.kind == .rule
        && rule.assertions.allSatisfy { assertion in
          let range = assertion.measure.range(roleModel)
          guard let left = assertion.range else { return false }
          return left.lowerBound <= range.lowerBound && range.upperBound <= left.upperBound
        }
    }
  }
}

extension Example {
  /// Whether the example has nothing that a measure is about, in any pattern: an example with one screen has no way to
  /// another one.
  public func lacks(_ measure: Measure) -> Bool { screens.count < 2 && measure.isAboutNavigation }
}

extension Measure {
  /// Whether the measure counts parts for navigation, or references to them.
  fileprivate var isAboutNavigation: Bool {
    self == .rolesPlaying(.navigation)
      || selections.contains { $0 == .part(.navigation) || $0 == .type("NavigationController") }
  }
}
