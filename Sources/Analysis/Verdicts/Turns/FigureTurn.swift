import Catalog
import Examples
import Measures

/// A figure of the claim's own pattern that alone turns a verdict.
public struct FigureTurn: Sendable, Hashable {
  /// The example of the figure.
  public let example: Example
  /// The measure of the figure.
  public let measure: Measure
  /// The figure of the code.
  public let value: Double
  /// The direction in which the figure would have to move.
  public let direction: TurnDirection
  /// The figure from which on the verdict follows.
  public let bound: Double
  /// The last figure with which it follows, further in the same direction; nil if there is none within what a working program
  /// can be.
  public internal(set) var last: Double? = nil
  /// The verdict that follows.
  public let verdict: Verdict

  /// The distance of the bound from the figure of the code, as a share of the larger of the two.
  var distance: Double { abs(bound - value) / max(bound, value) }
}
