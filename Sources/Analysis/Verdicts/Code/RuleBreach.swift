import Catalog
import CodeGraph
import Examples
import Measures

/// A broken rule: forbidden code, a faulty card, or a pattern that cannot be measured.
public struct RuleBreach: Sendable, Equatable, CustomStringConvertible {
  /// What is broken.
  public enum Kind: Sendable, Equatable {
    /// An arrow joins a role that is not on the card.
    case unknownRole(String, in: Arrow)
    /// The code refers to what no arrow allows.
    case forbidden(ForbiddenReference)
    /// An exception excuses no reference.
    case staleException(ArrowException)
    /// The code cannot be measured.
    case unmeasurable(PatternFault)
    /// A rule of the pattern's source does not hold in an example; the evidence is the first place, if there is one.
    case broken(Claim, in: Example, evidence: Figure.Evidence?)
  }

  /// The card of the pattern.
  public let pattern: Card
  /// What is broken.
  public let kind: Kind
}

extension RuleBreach {
  /// The place in the code; nil for a fault of the card or of a whole pattern.
  public var place: Place? {
    switch kind {
    case .forbidden(let reference): reference.place
    case .broken(_, in: _, let evidence): evidence?.place
    case .unknownRole, .staleException, .unmeasurable: nil
    }
  }

  /// The breach in one line, without its place.
  public var message: PlacedText {
    switch kind {
    case .unknownRole(let role, in: let arrow):
      """
      \(pattern.file): \(pattern.name): the arrow \(arrow.from) → \(arrow.to) names the role '\(role)', which is not on \
      the card
      """
    case .forbidden(let reference):
      """
      \(pattern.name), \(reference.example.name): \(reference.arrow.from) → \(reference.arrow.to) is forbidden: \
      \(reference.from) \(reference.kinds.map(\.rawValue).joined(separator: " and ")) \(reference.to)
      """
    case .staleException(let exception):
      """
      \(pattern.name): the exception for \(exception.from) → \(exception.to) is stale: it excuses no reference
      """
    case .unmeasurable(let fault): "\(pattern.name): \(fault.summary)"
    case .broken(let rule, in: let example, let evidence):
      """
      \(pattern.name), \(example.name): the rule \(rule.id) is broken\(evidence.map { ": \($0.text)" } ?? "")
      """
    }
  }

  /// The breach with its place, in one line.
  public var text: PlacedText { place.map { "\($0): \(message)" } ?? message }

  /// The breach with its place, in one line of plain text.
  public var description: String { text.description }

  /// The remedy in one or more lines: the card's file with the line to add or remove, or the compiler's errors.
  public var remedy: [String] {
    switch kind {
    case .unknownRole(_, in: let arrow):
      ["Name one of the card's roles, or remove in \(pattern.file): \(arrow.code)"]
    case .forbidden(let reference):
      ["To allow it, add in \(pattern.file), to the arrows: \(reference.arrow.code)"]
    case .staleException(let exception):
      ["Remove in \(pattern.file): ArrowException(from: \"\(exception.from)\", to: \"\(exception.to)\", …)"]
    case .unmeasurable(let fault): fault.remedy
    case .broken(let rule, in: _, evidence: _):
      ["The rule: \(rule.text) 'compare explain \(rule.id)' shows every place."]
    }
  }

  /// The fault of a pattern that cannot be measured; nil for any other breach.
  public var fault: PatternFault? {
    if case .unmeasurable(let fault) = kind { fault } else { nil }
  }

  /// The places that break a rule of the pattern's source; empty for a rule that is kept, and for a claim.
  static func breaches(of finding: ClaimFinding) -> [RuleBreach] {
    guard finding.ruleState == .broken else { return [] }
    return finding.outcomes.filter { $0.result != .holds }.map { outcome in
      RuleBreach(
        pattern: finding.card,
        kind: .broken(finding.claim, in: outcome.example, evidence: outcome.own.evidence.first))
    }
  }

  /// Some breaches and the broken rules at other places: a forbidden reference may break a rule too, and one of both is
  /// enough.
  static func joined(_ breaches: [RuleBreach], _ rules: [RuleBreach]) -> [RuleBreach] {
    let places = Set(breaches.compactMap(\.place))
    return breaches
      + rules.filter { rule in
        guard let place = rule.place else { return true }
        return !places.contains(place)
      }
  }
}
