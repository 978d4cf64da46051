import Edits

private let client = NotesFile.client
private let model = NotesFile.model
private let list = NotesFile.list
private let note = NotesFile.note
private let sorted = "notes.sorted { $0.isNewer(than: $1) }"
private let kept = "read.filter { $0.id != deleted?.id && !sentDeletes.contains($0.id) }"
private let matches = "notes.all.filter { $0.titleContains(filter) }"
private let begins = "screen.isLoading = true"
private let ends = "screen.isLoading = false"
private let didRead = "    stopReading()\n    notes.keep(read)"
private let didFail = "    stopReading()\n    notes.tell(.failed(failure))"
private let property = "private var rows: [Note] = []"
private let once = "guard reading == nil else { return }"
private let refreshes = "    notes.userActs()\n    read()"
private let noRows = "guard notes.hasRead, rows.isEmpty else"
private let printable = ".filter { $0.isNewline || $0.asciiValue.map { $0 >= 32 } ?? true }"

extension WrongVersion {
  static let noteReading: [WrongVersion] = [
    notes(
      "enables Undo before the notes are read",
      .add(
        "if !notes.hasRead { screen.canUndo = true }", after: "screen.canUndo = notes.deleted != nil",
        in: list)),
    sending(
      .list, "requests the notes at another path",
      #"request.url = environment.server.appending(path: "/note")"#),
    sending(.list, "waits a day for the notes", "request.timeoutInterval = 86_400"),
    reading("starts no indicator for the list", "screen.progressIndicator.stopAnimating()"),
    reading("leaves Add enabled while reading", "screen.addButton.isEnabled = true"),
    reading("leaves Refresh enabled while reading", "screen.refreshButton.isEnabled = true"),
    notes(
      "disables the filter while reading",
      .add("screen.filterField.isEnabled = false", after: begins, in: list),
      .add("screen.filterField.isEnabled = true", after: ends, in: list)),
    wasRead("leaves the list's indicator running", "screen.progressIndicator.startAnimating()"),
    wasRead("leaves Add disabled", "screen.addButton.isEnabled = false"),
    wasRead("leaves Refresh disabled", "screen.refreshButton.isEnabled = false"),
    wasRead("leaves the rows disabled", "screen.tableView.allowsSelection = false"),
    wasRead("leaves the filter disabled", "screen.filterField.isEnabled = false"),
    notes(
      "reads nothing at the start",
      .replace("notes.list = self\n    read()", with: "notes.list = self\n    update()", in: list)),
    notes(
      "says that no note matches where there is no note",
      .replace(
        "notes.all.isEmpty ?", with: "notes.all.isEmpty && screen.filterField.text.isEmpty ?", in: list)),
    notes(
      "does not say after a failure that there are no notes",
      .add("private var hasFailed = false", after: property, in: list),
      .replace(didRead, with: "    hasFailed = false\n\(didRead)", in: list),
      .replace(didFail, with: "\(didFail)\n    hasFailed = true", in: list),
      .replace(noRows, with: "guard notes.hasRead, rows.isEmpty, !hasFailed else", in: list)),
    notes("keeps the server's order", .replace(sorted, with: "notes", in: model)),
    notes(
      "shows the oldest note first",
      .replace(sorted, with: "notes.sorted { $1.isNewer(than: $0) }", in: model)),
    notes("sorts by title", .replace(sorted, with: "notes.sorted { $0.title < $1.title }", in: model)),
    notes(
      "shows texts in place of titles",
      .replace("rows[indexPath.row].title", with: "rows[indexPath.row].body", in: list)),
    notes(
      "shows the smaller identifier first",
      .replace(
        sorted, with: "notes.sorted { $0.changed == $1.changed ? $0.id < $1.id : $0.changed > $1.changed }",
        in: model)),
    notes(
      "cannot refresh after a failure", .add("private var hasFailed = false", after: property, in: list),
      .replace(didFail, with: "\(didFail)\n    hasFailed = true", in: list),
      .replace(once, with: "guard reading == nil, !hasFailed else { return }", in: list)),
    status("does not know 599 as a failure of the notes' server", 599, as: 600),
    notes(
      "takes a timeout for no connection in Notes, and the reverse",
      .replace(
        "throw NotesWire.failure(for: error)",
        with: """
          let failure = NotesWire.failure(for: error)
                throw failure == .timedOut ? .noConnection : .timedOut
          """, in: client)),
    items(
      "accepts a repeated identifier",
      """
      var known: Set<String> = []
          items = items.filter { known.insert(($0 as? [String: Any])?["id"] as? String ?? "").inserted }
      """),
    items(
      "accepts a note without a revision",
      """
      items = items.map { item in
            guard let note = item as? [String: Any] else { return item }
            return note.merging(["revision": 1]) { old, new in old is Int ? old : new }
          }
      """),
    receiving(
      .list, "accepts null for the notes",
      #"if response.status == 200, response.body == Data("null".utf8) { return [] }"#),
    items(
      "skips a note that cannot be read",
      """
      items = items.filter { item in
            let data = try? JSONSerialization.data(withJSONObject: [item])
            return (try? NotesWire.notes(from: HTTPResponse(status: 200, body: data ?? Data()))) != nil
          }
      """),
    accepting(201, as: 200, for: .list, "accepts the notes with status 201"),
    receiving(.list, "accepts a 204 for the notes", "if response.status == 204 { return [] }"),
    status("takes a 600 for a failure of the notes' server", 600, as: 599),
    accepting(201, as: 200, for: .save, "accepts a 201 for an edit", where: "change.noteID != nil"),
    accepting(200, as: 201, for: .save, "accepts a 200 for a new note", where: "change.noteID == nil"),
    notes(
      "says that there are no notes before it has read",
      .replace(noRows, with: "guard rows.isEmpty else", in: list)),
    notes(
      "shows no rows while reading", .replace(matches, with: "reading == nil ? \(matches) : []", in: list)),
    notes(
      "keeps the first revision of a note",
      .replace(kept, with: "\(kept).map { note(withID: $0.id) ?? $0 }", in: model)),
    notes("reads nothing at Refresh", .replace(refreshes, with: "    notes.userActs()", in: list)),
    notes(
      "reads at each tap on Refresh", .remove(once, in: list),
      .replace(begins, with: "Task { [screen] in \(begins) }", in: list)),
    notes(
      "empties the list after a failure",
      .replace(
        didFail, with: "    stopReading()\n    notes.keep([])\n    notes.tell(.failed(failure))", in: list)),
    notes(
      "keeps notes that the server no longer has",
      .replace(kept, with: "\(kept) + all.filter { old in !read.contains { $0.id == old.id } }", in: model)),
    notes(
      "empties the filter at Refresh",
      .replace(
        refreshes, with: "    notes.userActs()\n    screen.filterField.text = \"\"\n    read()", in: list)),
    notes(
      "shows all notes after a refresh, whatever the filter",
      .add("private var ignoresFilter = false", after: property, in: list),
      .replace(didRead, with: "    stopReading()\n    ignoresFilter = true\n    notes.keep(read)", in: list),
      .replace("didEditFilter() {", with: "didEditFilter() {\n    ignoresFilter = false", in: list),
      .replace(matches, with: "ignoresFilter ? notes.all : \(matches)", in: list)),
    notes(
      "forgets the selected row at a refresh",
      .replace(didRead, with: "    rows = []\n    screen.tableView.reloadData()\n\(didRead)", in: list)),
    reading("leaves the rows enabled while reading", "screen.tableView.allowsSelection = true"),
    notes(
      "drops control characters in rows",
      .replace("rows[indexPath.row].title", with: "rows[indexPath.row].title\(printable)", in: list)),
    notes(
      "drops control characters in a note's title",
      .replace("title = note.title", with: "title = note.title\(printable)", in: note)),
    notes(
      "drops control characters in a note's text",
      .replace("= note.body", with: "= note.body\(printable)", in: note)),
    notes(
      "drops control characters in messages",
      .replace(".deleted(title: note.title)", with: ".deleted(title: note.title\(printable))", in: model),
      .replace(".noSuchNote(id) :", with: ".noSuchNote(id\(printable)) :", in: note)),
    notes(
      "says that there are no notes in place of a message",
      .replace(
        "if let notice = notes.notice {",
        with: "if let notice = notes.notice, !notes.hasRead || !rows.isEmpty {",
        in: list)),
    notes(
      "leaves the reading of the list under way when its window closes",
      .remove("  isolated deinit {\n    reading?.cancel()\n  }\n", in: list)),
    notes(
      "leaks the list",
      .add("_ = Unmanaged.passRetained(self)", after: "title: NoteListScreen.title)", in: list)),
    notes(
      "shows the earlier notes after a relaunch",
      .replace(
        "private(set) var all: [Note] = []",
        with: "private(set) var all = NotesModel.last\n  private static var last: [Note] = []", in: model),
      .add("Self.last = all", after: "show(\(kept))", in: model)),
    notes(
      "shows the earlier filter after a relaunch",
      .add(#"private static var last = """#, after: property, in: list),
      .add("screen.filterField.text = Self.last", after: "notes.list = self", in: list),
      .replace(
        "didEditFilter() {", with: "didEditFilter() {\n    Self.last = screen.filterField.text", in: list)),
  ]

  /// A wrong version with a statement when reading the list begins.
  private static func reading(_ name: String, _ statement: String) -> WrongVersion {
    notes(name, .add(statement, after: begins, in: list))
  }

  /// A wrong version with a statement when reading the list ends.
  private static func wasRead(_ name: String, _ statement: String) -> WrongVersion {
    notes(name, .add(statement, after: ends, in: list))
  }

  /// A wrong version that takes one status for another in every response.
  private static func status(_ name: String, _ status: Int, as other: Int) -> WrongVersion {
    notes(
      name,
      .replace(
        "return try await environment.transport.send(request)",
        with: """
          let response = try await environment.transport.send(request)
                return response.status == \(status) ? HTTPResponse(status: \(other), body: response.body) : response
          """, in: client))
  }

  /// A wrong version with a statement that changes `items`, the elements of the list's response.
  private static func items(_ name: String, _ statement: String) -> WrongVersion {
    receiving(
      .list, name,
      """
      if response.status == 200,
            var items = (try? JSONSerialization.jsonObject(with: response.body)) as? [Any]
          {
            \(statement)
            let data = try? JSONSerialization.data(withJSONObject: items)
            return try NotesWire.notes(from: HTTPResponse(status: 200, body: data ?? Data()))
          }
      """)
  }

  /// A wrong version that reads a response with a status as if it had another one.
  private static func accepting(
    _ status: Int, as other: Int, for request: NotesRequest, _ name: String, where condition: String = "true"
  ) -> WrongVersion {
    let reads = request.reads.replacing(
      "from: response", with: "from: HTTPResponse(status: \(other), body: response.body)")
    return receiving(
      request, name,
      """
      if response.status == \(status), \(condition) {
            \(reads)
          }
      """)
  }
}
