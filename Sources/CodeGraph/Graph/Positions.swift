/// The declarations of a file by position, for references that the index gives to none.
struct Positions {
  private let text: SourceText
  private let starts: [IndexOccurrence]
  /// Whether statements may stand between the declarations.
  private let hasTopLevelCode: Bool

  /// Sorts the declarations that the author wrote; a generic parameter stands in the head of another.
  init(_ file: IndexedFile) {
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
    let position = self.position(after: place)
    let next = position < starts.endIndex ? starts[position] : nil
    let last = position > starts.startIndex ? starts[position - 1] : nil
    let before = text.start(ofLine: occurrence.line, before: occurrence.column)
    // What a macro adds is said to stand at its sign.
    if isInAttribute(after: before) || text.has("@", atLine: occurrence.line, column: occurrence.column) {
      return next?.symbol
    }
    // The word is looked for first: it is rare, and an expression costs more than a search.
    if before.contains("extension"), before.contains(/\bextension +[^ ]*$/),
      last?.symbol.kind != .extension || last?.line != place.0
    {
      // It stands in the path of what is extended. An extension without a member is not in the index.
      return next?.symbol.kind == .extension && next?.line == place.0 ? next?.symbol : nil
    }
    // The index tells where declarations begin, not where they end: on another line it may be a statement.
    return hasTopLevelCode && last?.line != occurrence.line ? nil : last?.symbol
  }

  /// The number of the first declaration that begins behind a place.
  private func position(after place: (Int, Int)) -> Int {
    var (low, high) = (starts.startIndex, starts.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if (starts[middle].line, starts[middle].column) > place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Whether a line breaks off in an attribute of a declaration; one of a type stands behind some other sign.
  private func isInAttribute(after before: String) -> Bool {
    guard before.contains("@"), let attribute = before.firstMatch(of: /(?<front>.*)@[^ (]*$/) else {
      return false
    }
    return attribute.front.last { $0 != " " }.map { !"(:,=>".contains($0) } ?? true
  }
}
