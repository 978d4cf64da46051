import Catalog

/// What came of a prediction.
public struct PredictionFinding: Sendable {
  /// The result of comparing the figures.
  public enum Outcome: String, Sendable, Hashable, Codable, CaseIterable {
    /// The assertion holds, by more than two authors of one pattern differ.
    case holds
    /// The direction holds, but not the size of the difference that the claim has a word for.
    case inexact
    /// The figures are equal.
    case equal
    /// The figures say the opposite, by more than two authors of one pattern differ.
    case fails
    /// The difference is no larger than that between two authors' versions of one pattern.
    case spread
  }

  /// A pattern's figure.
  public struct PatternFigure: Sendable, Hashable, Codable {
    /// The pattern's id.
    public let pattern: Card.ID
    /// The figure of its first version.
    public let value: Int
  }

  /// The prediction.
  public let prediction: Prediction
  /// The figure of the claim's pattern.
  public let own: PatternFigure
  /// The figures of the patterns compared with.
  public let rivals: [PatternFigure]
  /// The largest difference between two versions of one pattern; nil without second versions, or if the figure has none.
  public let spread: Int?
  /// The result.
  public let outcome: Outcome

  /// Whether the outcome is the one that was expected.
  public var isAsExpected: Bool { (outcome == .holds) == prediction.isExpected }
}

extension PredictionFinding: Encodable {
  private enum CodingKeys: CodingKey {
    case claim, request, isBlind, isExpected, decides, own, rivals, spread, outcome
  }

  /// Encodes the ids of claim and request beside the figures.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(prediction.claim, forKey: .claim)
    try container.encode(prediction.request, forKey: .request)
    try container.encode(prediction.isBlind, forKey: .isBlind)
    try container.encode(prediction.isExpected, forKey: .isExpected)
    try container.encode(prediction.decides, forKey: .decides)
    try container.encode(own, forKey: .own)
    try container.encode(rivals, forKey: .rivals)
    try container.encode(spread, forKey: .spread)
    try container.encode(outcome, forKey: .outcome)
  }
}
