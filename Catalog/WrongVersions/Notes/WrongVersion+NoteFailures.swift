import Edits

private let model = NotesFile.model
private let list = NotesFile.list
private let note = NotesFile.note
private let editor = NotesFile.editor
private let property = "private var failures: [NoteChange] = []"
private let offers = "failures.append(change)"
private let first = "guard let note = failures.first?.note"
private let firstChange = "guard let change = failures.first,"
private let updates = "failures.removeAll { !canRetry($0) }"
private let revision = "$0.revision == change.note?.revision"
private let deletes = "show(all.filter { $0.id != note.id })\n    tell(.deleted"
private let read = "show(read.filter { $0.id != deleted?.id && !sentDeletes.contains($0.id) })"
private let keeps = "show(all.filter { $0.id != note.id } + [note])"
private let undoes = "notice = nil\n    keep(note)"

extension WrongVersion {
  static let noteFailures: [WrongVersion] = [
    notes(
      "retries the last failed delete first",
      .replace(first, with: "guard let note = failures.last?.note", in: model),
      .replace(firstChange, with: "guard let change = failures.last,", in: model)),
    notes(
      "tells the first failed delete and retries the last",
      .replace(firstChange, with: "guard let change = failures.last,", in: model)),
    notes(
      "retries in the order of the deletes",
      .replace(offers, with: "failures = (failures + [change]).sorted { $0.key < $1.key }", in: model)),
    notes("knows one failed delete only", .replace(offers, with: "failures = [change]", in: model)),
    notes(
      "tells the number of failed deletes",
      .replace(
        "return NotesStrings.notDeleted(title: note.title)",
        with: """
          let others = failures.count > 1 ? " (\\(failures.count))" : ""
              return NotesStrings.notDeleted(title: note.title) + others
          """, in: model)),
    notes(
      "keeps the failure of a note that is deleted anew",
      keeping("failures", at: deletes, then: "tell(.deleted")),
    notes(
      "brings a failure back at Undo",
      .add("private var undoable: NoteChange?", after: property, in: model),
      .replace(
        deletes, with: "undoable = failures.first { $0.noteID == note.id }\n    \(deletes)", in: model),
      .add("failures += [undoable].compactMap { $0 }\n    update()", after: undoes, in: model)),
    notes(
      "deletes a note anew with the key of the failure",
      .add("private var keys: [Note.ID: String] = [:]", after: property, in: model),
      .replace(
        "key: client.environment.makeKey()", with: "key: keys[note.id] ?? client.environment.makeKey()",
        in: model),
      .replace(offers, with: "keys[note.id] = change.key; \(offers)", in: model)),
    notes(
      "gives the failure of a note that is deleted anew its earlier place",
      .add("private var order: [Note.ID] = []", after: property, in: model),
      .replace(
        offers,
        with: """

                if !order.contains(note.id) { order.append(note.id) }
                let all = failures + [change]
                failures = order.flatMap { id in all.filter { $0.noteID == id } }

          """, in: model)),
    notes("keeps the failure of an edited note", keeping("failures", at: keeps)),
    notes(
      "keeps a failure whose note has another revision",
      keeping("failures.filter { change in read.contains { $0.id == change.noteID } }", at: read)),
    notes(
      "keeps a failure whose note the server lacks",
      keeping(
        "failures.filter { change in canRetry(change) && !read.contains { $0.id == change.noteID } }",
        at: read)),
    notes(
      "forgets a failure at another title, not revision",
      .replace(revision, with: "$0.title == change.note?.title", in: model)),
    notes(
      "forgets all failures with one",
      .replace(updates, with: "if !failures.allSatisfy(canRetry) { failures = [] }", in: model)),
    notes(
      "forgets the failures when the notes are read",
      .replace(read, with: "failures = []\n    \(read)", in: model)),
    forgetting(
      "forgets the failures when a note is saved", "notes.forgetFailures()", before: "notes.keep(note)",
      in: editor),
    forgetting(
      "forgets the failures when the notes cannot be read", "notes.forgetFailures()",
      before: "notes.tell(.failed(failure))", in: list),
    forgetting(
      "forgets the failures at a refresh", "notes.forgetFailures()", before: "notes.userActs()\n    read()",
      in: list),
    forgetting(
      "forgets the failures at another delete", "notes.forgetFailures()", before: "notes.delete(note)",
      in: note),
    forgetting(
      "forgets a failure when its note is opened", "notes.forgetFailures(of: note.id)",
      before: "notes.userActs()\n    open(note)", in: list),
    forgetting(
      "forgets a failure when its note cannot be saved", "if let note { notes.forgetFailures(of: note.id) }",
      before: "stopSaving(problem: NotesStrings.message(for: failure))", in: editor),
    notes(
      "remembers the failures after closing",
      .replace(
        property,
        with: """
          private var failures = NotesModel.last {
              didSet { if !failures.isEmpty { Self.last = failures } }
            }
            private static var last: [NoteChange] = []
          """, in: model)),
  ]

  /// An edit that keeps some of the failures when the model replaces its notes.
  private static func keeping(_ kept: String, at statement: String, then last: String = "update()") -> Edit {
    let code = statement.hasSuffix(last) ? String(statement.dropLast(last.count)) : "\(statement)\n    "
    return .replace(
      statement,
      with: "let kept = \(kept)\n    \(code)failures += kept.filter { !failures.contains($0) }\n    \(last)",
      in: model)
  }

  /// A wrong version that forgets failures before a statement.
  private static func forgetting(
    _ name: String, _ forgets: String, before statement: String, in file: String
  ) -> WrongVersion {
    notes(
      name, .replace(statement, with: "\(forgets)\n    \(statement)", in: file),
      .add(
        """

          func forgetFailures(of id: Note.ID? = nil) {
            failures.removeAll { id == nil || $0.noteID == id }
            update()
          }

        """, after: property, in: model))
  }
}
