import CodeGraph

/// A preformatted line after a mark.
struct Line: Equatable {
  /// Includes its trailing space; wrapped rows are indented by its width.
  var mark = ""
  let text: PlacedText
  var tone = Span.Tone.plain
  /// Continuation lines, indented like wrapped rows.
  var more: [String] = []
}
