import CodeGraph
import Driver

extension Difference.Line {
  /// The text after its mark, as a line whose tone says on
  /// which side it stands.
  var line: Line {
    let tone: Span.Tone =
      switch self {
      case .same: .plain
      case .expected: .bad
      case .seen: .good
      }
    return Line(mark: mark, text: PlacedText(text.quotedIfNeeded), tone: tone)
  }

  /// The text after its mark; in quotes if it would look like
  /// another one without.
  package var marked: String { mark + text.quotedIfNeeded }
}
