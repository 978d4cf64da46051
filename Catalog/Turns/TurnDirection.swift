/// The direction in which a figure moves.
public enum TurnDirection: String, Sendable, Hashable, Codable, CaseIterable {
  /// The figure becomes larger.
  case larger
  /// The figure becomes smaller.
  case smaller

  /// Whether a figure after a change lies in this direction of the one before.
  public func leads(from before: Double, to after: Double) -> Bool {
    switch self {
    case .larger: after > before
    case .smaller: after < before
    }
  }
}
