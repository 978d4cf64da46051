/// A line whose spaces count, after a mark.
struct Line: Equatable {
  /// With the space behind it; further rows are set in by its width.
  var mark = ""
  let text: String
  var tone = Span.Tone.plain
  /// More that belongs to the line, each in a row of its own.
  var more: [String] = []
}
