/// A line-by-line difference of two texts.
public struct Difference: Sendable, Equatable {
  /// A line of either text or of both.
  public enum Line: Sendable, Equatable {
    /// In both texts.
    case same(String)
    /// Only in the expected text.
    case expected(String)
    /// Only in the actual text.
    case seen(String)

    /// The mark before the text: `- `, `+ ` or two spaces.
    public var mark: String {
      switch self {
      case .same: "  "
      case .expected: "- "
      case .seen: "+ "
      }
    }

    /// The text without the mark.
    public var text: String {
      switch self {
      case .same(let text), .expected(let text), .seen(let text): text
      }
    }
  }

  /// The lines of both texts, in order.
  public let lines: [Line]

  /// Compares two texts.
  ///
  /// Long lines are shortened, two single lines to the part around their first difference.
  public init(expected: String, seen: String) {
    let expectedLines = Self.lines(of: expected)
    let seenLines = Self.lines(of: seen)
    if expectedLines.count == 1, seenLines.count == 1, expected != seen {
      let place = zip(expected, seen).prefix { $0 == $1 }.count
      lines = [.expected(Excerpt.of(expected, about: place)), .seen(Excerpt.of(seen, about: place))]
    } else {
      lines = Self.merge(expectedLines, seenLines)
    }
  }

  private static func merge(_ expected: [String], _ seen: [String]) -> [Line] {
    LineAlignment(expected, seen).runs.flatMap { run in
      let (left, right) = (expected[run.left].map { Excerpt.of($0) }, seen[run.right].map { Excerpt.of($0) })
      return run.isSame ? left.map(Line.same) : left.map(Line.expected) + right.map(Line.seen)
    }
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
