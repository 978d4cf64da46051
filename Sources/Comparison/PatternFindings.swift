import Catalog
import Scenarios

/// What is known of one pattern: its card, and what came of its scenarios in this run.
public struct PatternFindings: Sendable {
  /// The pattern's card.
  public let card: Card
  /// The scenarios' results, in the order of the scenarios; empty if none were run.
  public let results: [ScenarioResult]

  /// Puts findings together.
  public init(card: Card, results: [ScenarioResult]) {
    self.card = card
    self.results = results
  }

  /// The names of the pattern's two programs.
  public var commands: [String] { ["greet-\(card.id)", "login-\(card.id)"] }

  /// The claims that speak one way, in the card's order.
  public func claims(_ side: Claim.Side) -> [Claim] {
    card.claims.filter { $0.side == side }
  }
}
