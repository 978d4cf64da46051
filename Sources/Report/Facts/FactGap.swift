import Catalog

/// Facts on a pattern that are left out, and the command that
/// makes them possible.
package struct FactGap: Sendable {
  /// The reason why there are no facts.
  package enum Reason: Sendable, Equatable {
    /// The code cannot be measured.
    case unmeasured
    /// The record of the unit tests and the mutants is missing, or
    /// older than the code.
    case staleTests
    /// The results of some change requests are missing, or older than the
    /// code or the patches.
    case staleRequests([ChangeRequest.ID])
  }

  /// The pattern's card.
  package let card: Card
  /// The reason.
  package let reason: Reason
  /// The command that renews what is stale, or says what is wrong.
  package let renewal: String

  /// The gap in one sentence.
  package var sentence: String {
    switch reason {
    case .unmeasured:
      """
      \(card.name): no facts on its code, which cannot be measured. \
      '\(renewal)' says why.
      """
    case .staleTests:
      """
      \(card.name): no facts on its tests, doubles and mutants, and on \
      claims about them: their record is missing or older than the \
      code. Run '\(renewal)'.
      """
    case .staleRequests(let ids):
      """
      \(card.name): no facts on \(listed(ids.map { "'\($0)'" })): what came of \
      these changes is missing or older than the code. Run '\(renewal)'.
      """
    }
  }
}

extension FactGap: Encodable {
  private enum CodingKeys: CodingKey {
    case pattern, sentence, renewal
  }

  /// Encodes the gap with the id of the pattern.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(card.id, forKey: .pattern)
    try container.encode(sentence, forKey: .sentence)
    try container.encode(renewal, forKey: .renewal)
  }
}
