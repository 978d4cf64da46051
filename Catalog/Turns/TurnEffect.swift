import Measures

/// A figure that a fixture moves, so that a comparison of it turns.
public struct TurnEffect: Sendable, Hashable {
  /// The measure of the figure.
  public let measure: Measure
  /// The direction in which the figure moves.
  public let direction: TurnDirection

  /// Creates an effect from its parts.
  package init(_ measure: Measure, _ direction: TurnDirection) {
    self.measure = measure
    self.direction = direction
  }
}
