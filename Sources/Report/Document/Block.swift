import Driver

/// A block-level element of a document.
package indirect enum Block: Equatable {
  /// A heading of a level from 1, with an optional note.
  case heading(Int, [Span], note: [Span] = [])
  /// Wrapped text.
  case paragraph([Span])
  case list([[Span]])
  /// An ordered list, numbered from 1.
  case numbered([[Span]])
  case definitions([Definition])
  case lines([Line])
  /// Text with lines that belong to it, indented in a terminal; a page shows
  /// them when the text is opened.
  case details([Span], [Line])
  case table(Table)
  /// The lines of two texts with those that differ.
  case difference([Difference.Line])
  /// Code in a language.
  case code([String], language: String)
  /// Rows of Swift code, a column for each pattern: side by side if the
  /// terminal is wide enough for two, else in sequence.
  case listings([[Listing?]])
  case diagram(RoleDiagram)
  /// Blocks that belong to the previous one, indented in a terminal.
  case nested([Block])

  /// A paragraph of one text.
  static func sentence(_ text: String) -> Block {
    .paragraph([Span(text)])
  }

  /// A paragraph that explains what stands above it.
  static func note(_ text: String) -> Block {
    .paragraph([Span(text, .faint)])
  }

  /// A text with the lines that belong to it, or alone if there are none.
  static func text(_ spans: [Span], with lines: [Line]) -> Block {
    if lines.isEmpty { return .paragraph(spans) }
    return .details(spans, lines)
  }
}
