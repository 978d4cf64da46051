/// The result of a check of a kata.
struct CheckFinding: Equatable, Sendable {
  /// Whether the check holds.
  let isGood: Bool
  /// What was found: what is missing if it does not hold.
  let text: String

  /// A check that holds.
  static func holds(_ text: String) -> Self { Self(isGood: true, text: text) }

  /// A check that does not hold.
  static func fails(_ text: String) -> Self { Self(isGood: false, text: text) }
}
