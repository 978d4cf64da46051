/// A window as rows of text: what a person sees, without colours.
public nonisolated struct Frame: Sendable, Equatable {
  /// The emphasis of a run of text; it never carries meaning alone.
  public enum Emphasis: Sendable {
    /// As it is.
    case none
    /// The screen's title.
    case title
    /// Names, borders and hints.
    case faint
    /// The widget that the keys go to.
    case focused
  }

  /// Text of one emphasis.
  public struct Run: Sendable, Equatable {
    /// The text, free of control characters.
    public let text: String
    /// Its emphasis.
    public let emphasis: Emphasis

    /// Makes a run.
    public init(_ text: String, _ emphasis: Emphasis = .none) {
      self.text = text
      self.emphasis = emphasis
    }
  }

  /// The rows from top to bottom, each in runs.
  public var rows: [[Run]] = []

  /// Where the cursor stands in the focused control, row and column counted from 0: in a field where typed text goes.
  public var cursor: (row: Int, column: Int)?

  /// The frame as plain text, each row ended by a line break.
  public var text: String {
    rows.map { $0.map(\.text).joined() + "\n" }.joined()
  }

  /// Whether both frames show the same, cursor included.
  public static func == (one: Frame, other: Frame) -> Bool {
    one.rows == other.rows && one.cursor?.row == other.cursor?.row
      && one.cursor?.column == other.cursor?.column
  }
}
