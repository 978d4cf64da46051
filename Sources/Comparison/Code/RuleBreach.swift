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
