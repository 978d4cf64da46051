/// The declarations of a file by position, for references that the index gives to none.
struct Positions {
  private let text: SourceText
  private let starts: [IndexOccurrence]
  /// Whether statements may stand between the declarations.
  private let hasTopLevelCode: Bool

  /// Sorts the declarations that the author wrote; a generic parameter stands in the head of another.
  init(_ file: ReadFile) {
    text = file.text
    hasTopLevelCode = file.path.hasSuffix("main.swift")
    starts =
      file.occurrences
      .filter {
        $0.roles.contains(.definition) && !$0.roles.contains(.implicit) && !$0.symbol.isAccessor
          && $0.symbol.subkind != .genericParameter
      }
      .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// The declaration in whose head an occurrence stands: the last to begin before it; for what stands in front of a
  /// declaration's name, the next.
  func declaration(around occurrence: IndexOccurrence) -> IndexSymbol? {
    let place = (occurrence.line, occurrence.column)
    let next = starts.firstIndex { ($0.line, $0.column) > place } ?? starts.endIndex
    if next < starts.endIndex, isInFront(of: starts[next], occurrence) { return starts[next].symbol }
    guard next > starts.startIndex else { return nil }
    let last = starts[next - 1]
    // The index tells where declarations begin, not where they end: on another line it may be a statement.
    return hasTopLevelCode && last.line != occurrence.line ? nil : last.symbol
  }

  /// Whether an occurrence stands in an attribute of a declaration, or in the path of what an extension extends.
  private func isInFront(of next: IndexOccurrence, _ occurrence: IndexOccurrence) -> Bool {
    let before = text.start(ofLine: occurrence.line, before: occurrence.column)
    if let attribute = before.firstMatch(of: /(?<front>.*)@[^ (]*$/) {
      // An attribute of a type, not of a declaration, stands behind one of these.
      let front = attribute.front.last { $0 != " " }
      return !(front.map { "(:,=>".contains($0) } ?? false)
    }
    guard next.line == occurrence.line, next.symbol.kind == .extension else { return false }
    let between = text.start(ofLine: next.line, before: next.column).dropFirst(before.count)
    return !between.contains(" ")
  }
}
