import Examples

/// A kind of mistake that is possible in any pattern; every pattern that has the example has one mutant of each.
public struct Mutation: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
  /// The identifier, such as `email-untrimmed`.
  public let rawValue: String
  /// The example with the mistake.
  public let example: Example
  /// The mistake, in a sentence.
  public let summary: String

  /// All mistakes, in the order of the examples.
  public static let allCases = greeting + login + notes

  /// Whether a pattern that has the example can have the mistake: without look-ups it has no name to misspell.
  package func isPossible(in card: Card) -> Bool { self != .nameMisspelt || !card.lookups.isEmpty }

  init(_ rawValue: String, in example: Example, _ summary: String) {
    self.rawValue = rawValue
    self.example = example
    self.summary = summary
  }

  /// Finds a mistake by its identifier.
  public init?(rawValue: String) {
    guard let known = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = known
  }
}
