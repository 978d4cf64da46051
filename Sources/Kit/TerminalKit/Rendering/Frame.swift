/// A drawn window as rows of text with emphasis, without colours.
public nonisolated struct Frame: Sendable {
  /// The emphasis of a run; the text must be understandable without it.
  public enum Emphasis: Sendable {
    /// No emphasis.
    case none
    /// The screen's title.
    case title
    /// Names, borders and hints.
    case faint
    /// The focused widget.
    case focused
  }

  /// A piece of a row with one emphasis.
  public struct Run: Sendable {
    /// The text, without control characters.
    public let text: String
    /// The emphasis.
    public let emphasis: Emphasis

    /// Creates a run.
    public init(_ text: String, _ emphasis: Emphasis = .none) {
      self.text = text
      self.emphasis = emphasis
    }
  }

  /// The rows from top to bottom.
  public var rows: [[Run]] = []

  /// The number of rows at the end that are the footer, below the window's lower edge.
  public internal(set) var footerCount = 0

  /// The rows of the window itself.
  public var windowRows: ArraySlice<[Run]> { rows.dropLast(footerCount) }

  /// The rows of the footer.
  public var footerRows: ArraySlice<[Run]> { rows.suffix(footerCount) }

  /// The cursor's position in the focused control, counted from 0; in a field, that of the insertion point.
  public var cursor: (row: Int, column: Int)?

  /// The rows as plain text, each with a line break at its end.
  public var text: String {
    rows.map { $0.map(\.text).joined() + "\n" }.joined()
  }
}
