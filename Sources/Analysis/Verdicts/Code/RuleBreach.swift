import Catalog

/// A broken rule: forbidden code, a faulty card, or a pattern that cannot be measured.
public struct RuleBreach: Sendable, Equatable, CustomStringConvertible {
  /// The card of the pattern.
  public let pattern: Card
  /// The breach with its place, in one line.
  public let description: String
  /// The remedy in one or more lines: the card's file with the line to add or remove, or the compiler's errors.
  public let remedy: [String]
  /// The fault of a pattern that cannot be measured; nil for any other breach.
  public internal(set) var fault: PatternFault? = nil
}

extension RuleBreach {
  /// The file and the line with which the description begins.
  var place: Substring { description.prefix { $0 != " " } }

  /// The places that break a rule of the pattern's source; empty for a rule that is kept, and for a claim.
  static func breaches(of finding: ClaimFinding) -> [RuleBreach] {
    guard finding.ruleState == .broken else { return [] }
    return finding.outcomes.filter { $0.result != .holds }.map { outcome in
      let place = outcome.own.evidence.first.map { "\($0.place): " } ?? ""
      let found = outcome.own.evidence.first.map { ": \($0.text)" } ?? ""
      return RuleBreach(
        pattern: finding.card,
        description:
          "\(place)\(finding.card.name), \(outcome.example.name): the rule \(finding.claim.id) is broken\(found)",
        remedy: ["The rule: \(finding.claim.text) 'compare explain \(finding.claim.id)' shows every place."])
    }
  }
}
