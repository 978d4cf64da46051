/// The declarations of a file by position, for references for which the index names no enclosing declaration.
struct DeclarationPositions {
  private let text: SourceText
  private let starts: [IndexOccurrence]
  /// Whether there may be statements between the declarations.
  private let hasTopLevelCode: Bool

  /// Sorts the declarations that the author wrote, but for generic parameters, which are parts of another.
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

  /// The last declaration before an occurrence or, for attributes and an extension's path, the next one.
  func enclosingDeclaration(of occurrence: IndexOccurrence) -> IndexSymbol? {
    let place = (occurrence.line, occurrence.column)
    let position = self.position(after: place)
    let next = position < starts.endIndex ? starts[position] : nil
    let last = position > starts.startIndex ? starts[position - 1] : nil
    let before = text.start(ofLine: occurrence.line, before: occurrence.column)
    // The index places a macro's additions at its `@`.
    if isInAttribute(after: before) || text.has("@", atLine: occurrence.line, column: occurrence.column) {
      return next?.symbol
    }
    // The plain search comes first because it is faster than the expression, and the word is rare.
    if before.contains("extension"), before.contains(/\bextension +[^ ]*$/),
      last?.symbol.kind != .extension || last?.line != place.0
    {
      // In the path of the extended type. The index has no extension without members.
      return next?.symbol.kind == .extension && next?.line == place.0 ? next?.symbol : nil
    }
    // The index has no ends of declarations: on another line the occurrence may be in a statement.
    return hasTopLevelCode && last?.line != occurrence.line ? nil : last?.symbol
  }

  /// The index of the first declaration after a place.
  private func position(after place: (Int, Int)) -> Int {
    var (low, high) = (starts.startIndex, starts.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if (starts[middle].line, starts[middle].column) > place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Whether a line's text ends within a declaration's attribute; a type's attribute follows one of `(:,=>`.
  private func isInAttribute(after before: String) -> Bool {
    guard before.contains("@"), let attribute = before.firstMatch(of: /(?<front>.*)@[^ (]*$/) else {
      return false
    }
    return attribute.front.last { $0 != " " }.map { !"(:,=>".contains($0) } ?? true
  }
}
