import Examples
import Measures

extension Card {
  /// The values that a figure can have in an example while the code keeps to the card's arrows and rules.
  public func range(of measure: Measure, in example: Example) -> ClosedRange<Double> {
    var range = measure.range(roleModel)
    // A rule with a hedge leaves exceptions.
    for rule in claims where rule.kind == .rule && rule.hedge == nil {
      for assertion in rule.assertions where assertion.measure == measure && !example.lacks(measure, of: self)
      {
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
  /// Whether the example has nothing that a measure of a card's pattern is about: an example with one screen has no way to
  /// another one.
  public func lacks(_ measure: Measure, of card: Card) -> Bool {
    screens.count < 2 && measure.isAboutNavigation(in: card)
  }
}

extension Measure {
  /// Whether the measure counts parts for navigation, references to them, or look-ups by which one part finds another.
  fileprivate func isAboutNavigation(in card: Card) -> Bool {
    self == .rolesPlaying(.navigation) || selections.contains(where: card.isForNavigation)
      || selections.contains { self == .lookups(by: $0) }
  }
}

extension Card {
  /// Whether a selection has parts for navigation alone.
  fileprivate func isForNavigation(_ selection: TypeSelection) -> Bool {
    switch selection {
    case .part(let part): part == .navigation
    case .role(let name): roles.contains { $0.name == name && $0.part == .navigation }
    case .type(let name): name == "NavigationController"
    case .all, .surrounding, .subclasses: false
    }
  }
}
