/// What a claim on change says of a figure of one request's cells.
public enum ChangeAssertion: Sendable, Hashable {
  /// The figure is smaller than that of other patterns, by their ids, and by the size that the claim has a word for.
  case fewer(ChangeFigure, than: [Card.ID], by: Margin? = nil)
  /// The figure is larger than that of other patterns, by their ids.
  case more(ChangeFigure, than: [Card.ID])
  /// The figure is not larger than that of other patterns, by their ids.
  case noMore(ChangeFigure, than: [Card.ID])
  /// The figure is no larger than a number.
  case atMost(Int, ChangeFigure)
  /// The figure is no smaller than a number.
  case atLeast(Int, ChangeFigure)

  /// The figure.
  public var figure: ChangeFigure {
    switch self {
    case .fewer(let figure, _, _), .more(let figure, _), .noMore(let figure, _), .atMost(_, let figure),
      .atLeast(_, let figure):
      figure
    }
  }

  /// The ids of the patterns compared with; empty for a bound.
  public var rivals: [Card.ID] {
    switch self {
    case .fewer(_, let rivals, _), .more(_, let rivals), .noMore(_, let rivals): rivals
    case .atMost, .atLeast: []
    }
  }
}
