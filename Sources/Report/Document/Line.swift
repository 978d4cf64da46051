import CodeGraph

/// A preformatted line after a mark.
package struct Line: Equatable {
  /// Includes its trailing space; wrapped rows are indented by its width.
  package var mark = ""
  package let text: PlacedText
  package var tone = Span.Tone.plain
  /// Continuation lines, indented like wrapped rows.
  package var more: [String] = []
}
