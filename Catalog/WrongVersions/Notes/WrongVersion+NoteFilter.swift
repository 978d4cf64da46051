import Edits

private let list = NotesFile.list
private let property = "private var rows: [Note] = []"
private let entered = "screen.filterField.text.trimmingCharacters(in: .whitespacesAndNewlines)"
private let matches = "$0.titleContains(filter)"

extension WrongVersion {
  static let noteFilter: [WrongVersion] = [
    used("filters at a refresh only", "reading != nil"),
    matching(
      "finds the beginning of a title only",
      "filter.isEmpty || $0.title.lowercased().hasPrefix(filter.lowercased())"),
    matching(
      "distinguishes small and capital letters",
      "filter.isEmpty || $0.title.range(of: filter, options: .diacriticInsensitive) != nil"),
    matching(
      "distinguishes accents",
      "filter.isEmpty || $0.title.range(of: filter, options: .caseInsensitive) != nil"),
    notes("keeps the spaces around a filter", .replace(entered, with: "screen.filterField.text", in: list)),
    notes(
      "keeps the spaces before a filter",
      .replace(
        entered, with: "String(screen.filterField.text.reversed().drop(while: \\.isWhitespace).reversed())",
        in: list)),
    matching(
      "finds the words of a filter one by one",
      #"filter.split(separator: " ").map(String.init).allSatisfy($0.titleContains)"#),
    matching(
      "takes a filter for a regular expression",
      "\(matches) || $0.title.range(of: filter, options: [.regularExpression, .caseInsensitive]) != nil"),
    matching("finds texts too", "\(matches) || $0.body.lowercased().contains(filter.lowercased())"),
    used("filters only while nothing is read", "reading == nil"),
    returning("empties the filter on return", #"screen.filterField.text = """#),
    notes(
      "shows an opened note whatever the filter",
      .add("private var openedID: Note.ID?", after: property, in: list),
      .replace(
        "func open(_ note: Note) {", with: "func open(_ note: Note) {\n    openedID = note.id", in: list),
      .replace("didEditFilter() {", with: "didEditFilter() {\n    openedID = nil", in: list),
      .replace(matches, with: "$0.id == openedID || \(matches)", in: list)),
    notes(
      "keeps the message when the filter changes",
      .replace(
        "didEditFilter() {\n    notes.userActs()",
        with: "didEditFilter() {\n    notes.sendDelete()\n    update()", in: list)),
  ]

  /// A wrong version that finds other notes; `$0` is a note, `filter` the filter.
  private static func matching(_ name: String, _ condition: String) -> WrongVersion {
    notes(name, .replace(matches, with: condition, in: list))
  }

  /// A wrong version that reads the filter under a condition only.
  private static func used(_ name: String, _ condition: String) -> WrongVersion {
    notes(
      name, .add(#"private var filter = """#, after: property, in: list),
      .replace("let filter = \(entered)", with: "if \(condition) { filter = \(entered) }", in: list))
  }

  /// A wrong version with a statement that comes when the list appears again.
  static func returning(_ name: String, _ statement: String) -> WrongVersion {
    notes(
      name, .add("private var hasAppeared = false", after: property, in: list),
      .replace(
        "  // MARK: Actions",
        with: """
            override func viewWillAppear() {
              if hasAppeared { \(statement) }
              hasAppeared = true
              update()
            }

            // MARK: Actions
          """, in: list))
  }
}
