/// The declarations of a file by position, for references that the index gives to none.
struct Positions {
  private let text: SourceText
  private let starts: [IndexOccurrence]

  /// Sorts the declarations that the author wrote.
  init(_ file: ReadFile) {
    text = file.text
    starts =
      file.occurrences
      .filter { $0.roles.contains(.definition) && !$0.roles.contains(.implicit) && !$0.symbol.isAccessor }
      .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// The declaration in whose head an occurrence stands: the last to begin before it, for an attribute the next.
  func declaration(around occurrence: IndexOccurrence) -> IndexSymbol? {
    let place = (occurrence.line, occurrence.column)
    let next = starts.firstIndex { ($0.line, $0.column) > place } ?? starts.endIndex
    if text.byte(beforeLine: occurrence.line, column: occurrence.column) == UInt8(ascii: "@") {
      return next < starts.endIndex ? starts[next].symbol : nil
    }
    return next > starts.startIndex ? starts[next - 1].symbol : nil
  }
}
