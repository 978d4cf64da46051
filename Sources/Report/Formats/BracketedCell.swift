/// A cell such as `11(4)` or `types (protocols)` as `11` and `(4)`; the second
/// part of any other is empty.
struct BracketedCell {
  let figure: [Span]
  let bracket: [Span]

  init(_ cell: [Span]) {
    guard let span = cell.first, cell.count == 1, span.text.hasSuffix(")"),
      let place = span.text.firstIndex(of: "(")
    else {
      figure = cell
      bracket = []
      return
    }
    figure = [Span(span.text[..<place].trimmingEnd(), span.tone)]
    bracket = [Span(String(span.text[place...]), span.tone)]
  }
}
