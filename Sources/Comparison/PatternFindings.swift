import Catalog
import Examples
import Scenarios

/// What is known of one pattern: its card, what came of its scenarios in this run, and what its code says.
public struct PatternFindings: Sendable {
  /// The pattern's card.
  public let card: Card
  /// The scenarios' results, in the order of the scenarios; empty if none were run.
  public let results: [ScenarioResult]
  /// The pattern's code; nil if no code was read.
  public let code: Codebase.PatternEntry?
  /// The card's claims with what the code says to them, in the card's order; without verdicts if no code was read.
  public let claims: [ClaimFinding]

  /// Puts findings together.
  public init(
    card: Card, results: [ScenarioResult], code: Codebase.PatternEntry? = nil, claims: [ClaimFinding]? = nil
  ) {
    self.card = card
    self.results = results
    self.code = code
    self.claims = claims ?? card.claims.map { ClaimFinding(claim: $0, card: card, outcomes: []) }
  }

  /// The names of the pattern's two programs.
  public var commands: [String] { Example.allCases.map { "\($0.prefix)-\(card.id)" } }

  /// The claims that speak one way, in the card's order.
  public func claims(_ side: Claim.Side) -> [ClaimFinding] {
    claims.filter { $0.claim.side == side }
  }
}

extension Example {
  /// The word before a pattern's id in the name of a program, such as `greet` in `greet-mvp`.
  public var prefix: String {
    switch self {
    case .greeting: "greet"
    case .login: "login"
    }
  }
}
