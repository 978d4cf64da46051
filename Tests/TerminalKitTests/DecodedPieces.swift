import Testing

@testable import TerminalKit

/// The pieces in which a sequence of bytes arrives, with what is decoded from each; printed by its name.
nonisolated struct DecodedPieces: Sendable, CustomTestStringConvertible {
  /// A piece, or nil for a pause; the keys decoded from it; and the value of `isAmbiguous` after it.
  typealias Step = (piece: String?, keys: [Key], isAmbiguous: Bool)

  let testDescription: String
  let steps: [Step]

  init(_ name: String, _ steps: Step...) {
    (testDescription, self.steps) = (name, steps)
  }
}
