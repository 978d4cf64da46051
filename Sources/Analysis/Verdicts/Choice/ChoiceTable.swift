import Catalog

/// The wishes of a choice for the script of a page, where a reader sets the limits.
///
/// All that a limit does not change is a value here, so that the script only compares figures with limits: which way they
/// are compared, which patterns have a figure and may be an answer, and which comes closer of two that miss.
public struct ChoiceTable: Sendable, Encodable {
  /// A pattern's column.
  struct Column: Encodable {
    let id: Card.ID
    let name: String
  }

  /// The way in which figures are compared with the limit.
  enum Direction: String, Encodable {
    /// A figure up to the limit meets the wish.
    case atMost
    /// A figure from the limit on meets the wish.
    case atLeast
  }

  /// A wish.
  struct Row: Encodable {
    let id: Wish.ID
    let direction: Direction
    let limit: Double
    /// Whether the reader may set the limit; otherwise the figure is 1 or 0.
    let isAdjustable: Bool
    /// The sign after the limit.
    let unit: String
    /// The figures of the patterns that have one and may be an answer, which a misuse may not.
    let figures: [Card.ID: Double]
    /// For each of them, those that miss by more if both miss.
    let closerThan: [Card.ID: [Card.ID]]
  }

  /// Some wishes with their limits and the answers, by which the page tests its script.
  struct Sample: Encodable {
    let limits: [Wish.ID: Double]
    let answers: [Choice.Answer]
  }

  let columns: [Column]
  let rows: [Row]
  let samples: [Sample]

  /// Creates the table for all wishes of a choice.
  public init(_ choice: Choice) {
    columns = choice.cards.map { Column(id: $0.id, name: $0.shortName) }
    rows = choice.wishes.map(Row.init)
    let strict = choice.wishes.compactMap { row in
      Wish(argument: "\(row.wish.id)=\(row.wish.isAtMost ? 0 : 100)").map {
        WishFigures(of: $0, row.figures, of: choice.cards)
      }
    }
    let single = (choice.wishes + strict).map { [$0] }
    samples = (single + [choice.wishes, strict]).filter { !$0.isEmpty }.map { wishes in
      let limits = wishes.map { ($0.wish.id, $0.wish.bound) }
      return Sample(
        limits: Dictionary(uniqueKeysWithValues: limits),
        answers: Choice.answers(to: wishes, of: choice.cards))
    }
  }
}

extension ChoiceTable.Row {
  init(_ wish: WishFigures) {
    let patterns = wish.patterns
    id = wish.wish.id
    direction = wish.wish.isAtMost ? .atMost : .atLeast
    limit = wish.wish.bound
    isAdjustable = wish.wish.limit != nil
    unit = wish.wish.leastShare == nil ? "" : "%"
    figures = wish.figures.filter { patterns.contains($0.key) }
    closerThan = Dictionary(
      uniqueKeysWithValues: patterns.map { one in (one, patterns.filter { wish.isCloser(one, than: $0) }) })
  }
}
