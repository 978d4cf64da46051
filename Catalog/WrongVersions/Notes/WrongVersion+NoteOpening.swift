import Edits

private let client = NotesFile.client
private let model = NotesFile.model
private let list = NotesFile.list
private let note = NotesFile.note
private let pattern = NotesFile.pattern
private let pushes = "navigationController?.pushViewController(NoteController(notes: notes, id: note.id))"
private let property = "private var rows: [Note] = []"
private let opens = "screens.append(NoteController(notes: notes, id: id))"
private let begins = "screen.bodyLabel.text = NotesStrings.loading"
private let shows = "screen.hasNote = true"
private let tells = "notes.tell(failure == .noSuchNote ? .noSuchNote(id) : .failed(failure))"
private let pops = "navigationController?.popViewController()"
private let task = "Task { [weak self, client = notes.client, id] in"
private let sharingTask = "Task { [weak self, weak notes = notes, client = notes.client, id] in"

extension WrongVersion {
  static let noteOpening: [WrongVersion] = [
    notes("opens no note", .remove(pushes, in: list)),
    notes(
      "reads a note that the list has",
      .add(
        "Task { [client = notes.client] in _ = try? await client.notes() }", after: "notes.detail = self",
        in: note)),
    notes(
      "opens the row with that number in the whole list",
      .replace("didSelect(rows[indexPath.row])", with: "didSelect(notes.all[indexPath.row])", in: list)),
    notes(
      "keeps the screen of the last note",
      .add("private var opened: ViewController?", after: property, in: list),
      .replace(
        pushes,
        with: """
          let detail = NoteController(notes: notes, id: note.id)
              opened = detail
              navigationController?.pushViewController(detail)
          """, in: list)),
    notes(
      "keeps the view of each note", .add("private var views: [View] = []", after: property, in: list),
      .replace(
        pushes,
        with: """
          let detail = NoteController(notes: notes, id: note.id)
              views.append(detail.screen)
              navigationController?.pushViewController(detail)
          """, in: list)),
    returning("reads the list on each return", "read()"),
    notes("ignores the note to open at the start", .replace(opens, with: "_ = id", in: pattern)),
    notes(
      "has no list beneath the note of the start",
      .replace(opens, with: "screens = [NoteController(notes: notes, id: id)]", in: pattern)),
    notes(
      "reads the list before it appears",
      .add("loadViewIfNeeded()", after: "title: NoteListScreen.title)", in: list)),
    notes("says nothing while a note is read", .remove(begins, in: note)),
    reading(
      "shows a time while a note is read", "screen.changedLabel.text = NotesStrings.changed(.distantPast)"),
    reading("enables Edit while a note is read", "screen.editButton.isEnabled = true"),
    reading("enables Delete while a note is read", "screen.deleteButton.isEnabled = true"),
    sending(.note, "waits a day for a note", "request.timeoutInterval = 86_400"),
    notes("leaves Edit disabled", .add("screen.editButton.isEnabled = false", after: shows, in: note)),
    notes("leaves Delete disabled", .add("screen.deleteButton.isEnabled = false", after: shows, in: note)),
    notes(
      "does not keep a note that it has read", .replace("notes.keep(note)", with: "show(note)", in: note)),
    notes(
      "shows a message in place of Loading",
      .replace("if reading != nil {", with: "if reading != nil, notes.notice == nil {", in: list)),
    notes(
      "drops the message once the list is read", .add("notice = nil", after: "hasRead = true", in: model)),
    notes(
      "keeps the message at Refresh",
      .replace("    notes.userActs()\n    read()", with: "    notes.sendDelete()\n    read()", in: list)),
    sending(
      .note, "splits an identifier with a slash",
      #"request.url = environment.server.appending(path: "/notes/\(id)")"#),
    notes(
      "opens an empty identifier in place of none",
      .replace(
        "if let id = environment.openID {", with: #"if let id = Optional(environment.openID ?? "") {"#,
        in: pattern)),
    notes(
      "keeps a note open that could not be read", .replace("\(tells)\n    \(pops)", with: tells, in: note)),
    notes(
      "calls a note unknown that could not be read",
      .replace(tells, with: "notes.tell(.noSuchNote(id))", in: note)),
    notes("does not say that a note could not be read", .remove(tells, in: note)),
    notes(
      "keeps the message when a row is selected",
      .replace("notes.userActs()\n    open(note)", with: "notes.sendDelete()\n    open(note)", in: list)),
    notes(
      "leaves the reading of a note under way when its screen closes",
      .remove("  isolated deinit {\n    reading?.cancel()\n  }\n", in: note)),
    notes(
      "keeps a note that came after Back", .replace(task, with: sharingTask, in: note),
      .replace(
        "self?.didRead(note)", with: "if Task.isCancelled { notes?.keep(note) }\n        self?.didRead(note)",
        in: note)),
    notes(
      "tells a failure that came after Back", .replace(task, with: sharingTask, in: note),
      .replace(
        "self?.didFail(error)",
        with: "if Task.isCancelled { notes?.tell(.failed(error)) }\n        self?.didFail(error)", in: note)),
    receiving(.note, "accepts another note than the requested one", anyNote("response.status == 200")),
    receiving(
      .save, "accepts another note than the edited one",
      anyNote("response.status == 200, change.noteID != nil")),
  ]

  /// A wrong version with a statement when reading a note begins.
  private static func reading(_ name: String, _ statement: String) -> WrongVersion {
    notes(name, .add(statement, after: begins, in: note))
  }

  /// A statement that reads a response without a check of the identifier.
  private static func anyNote(_ condition: String) -> String {
    """
    if \(condition) {
          return try NotesWire.note(withID: nil, from: HTTPResponse(status: 201, body: response.body))
        }
    """
  }
}
