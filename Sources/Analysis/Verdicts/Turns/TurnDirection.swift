/// The direction in which a figure moves.
public enum TurnDirection: String, Sendable, Hashable, CaseIterable {
  /// The figure becomes larger.
  case larger
  /// The figure becomes smaller.
  case smaller
}
