import Catalog

/// The patterns with one figure.
public struct FigureGroup: Sendable {
  /// The figure.
  public let figure: Double
  /// The patterns, in the order of the catalogue.
  public let cards: [Card]
}
