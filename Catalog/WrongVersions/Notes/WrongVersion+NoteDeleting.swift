import Edits

private let client = NotesFile.client
private let model = NotesFile.model
private let list = NotesFile.list
private let note = NotesFile.note
private let deletes = "notes.delete(note)\n    navigationController?.popViewController()"
private let hides = "    show(all.filter { $0.id != note.id })\n"
private let tells = "    tell(.deleted(title: note.title))"
private let undoes = "deleted = nil\n    notice = nil\n    keep(note)"
private let kept = "$0.id != deleted?.id && !sentDeletes.contains($0.id)"
private let forgives = "    sentDeletes.remove(note.id)\n"
private let returns = "    keep(note)\n    if failure"
private let sends = "    Task { [weak self, client] in"
private let property = "private var changes = 0"
private let refreshes = "    notes.userActs()\n    read()"

extension WrongVersion {
  static let noteDeleting: [WrongVersion] = [
    notes(
      "asks before deleting",
      .replace(
        deletes,
        with: """
          present(
                NoteEditorScreen.discardAlert { [weak self, notes] in
                  notes.delete(note)
                  self?.navigationController?.popViewController()
                })
          """, in: note)),
    notes("leaves a deleted note open", .replace(deletes, with: "notes.delete(note)", in: note)),
    notes(
      "leaves the row of a deleted note", .replace(hides + tells, with: tells, in: model)),
    notes(
      "enables no Undo",
      .replace("screen.canUndo = notes.deleted != nil", with: "screen.canUndo = false", in: list)),
    notes("sends a delete at once", .add("sendDelete()", after: tells, in: model)),
    notes("brings nothing back at Undo", .replace("notes.undo()", with: "notes.tell(nil)", in: list)),
    undoing(
      "puts a note last that comes back",
      "deleted = nil\n    notice = nil\n    all.append(note)\n    update()"),
    undoing("keeps the message at Undo", "deleted = nil\n    keep(note)"),
    undoing("leaves Undo enabled after Undo", "notice = nil\n    keep(note)"),
    undoing("sends a request at Undo", "Task { [client] in _ = try? await client.notes() }\n    \(undoes)"),
    undoing(
      "brings a note back without its text",
      """
      deleted = nil
          notice = nil
          keep(Note(id: note.id, title: note.title, body: "", revision: note.revision, changed: note.changed))
      """),
    undoing("hides a note that came back at the next reading", "sentDeletes.insert(note.id)\n    \(undoes)"),
    notes(
      "counts a deleted note",
      .replace("notes.all.isEmpty ?", with: "notes.all.isEmpty && !notes.hasDeleted ?", in: list),
      .add("var hasDeleted: Bool { deleted != nil || !sentDeletes.isEmpty }", after: property, in: model)),
    acting("sends no delete when the filter changes", "didEditFilter() {\n    ", "notes.tell(nil)"),
    acting("sends no delete when a row is selected", "didSelect(_ note: Note) {\n    ", "notes.tell(nil)"),
    acting("sends no delete at Add", "didTapAdd() {\n    ", "notes.tell(nil)"),
    sending(
      .delete, "sends no revision with a delete",
      "request.setValue(nil, forHTTPHeaderField: NotesWire.revisionHeader)"),
    sending(
      .delete, "sends no key with a delete", "request.setValue(nil, forHTTPHeaderField: NotesWire.keyHeader)"),
    sending(.delete, "waits a day for a delete", "request.timeoutInterval = 86_400"),
    acting("keeps the message at Add", "didTapAdd() {\n    ", "notes.sendDelete()\n    update()"),
    acting("sends no delete at Refresh", "didTapRefresh() {\n    ", "notes.tell(nil)"),
    notes(
      "refreshes before it sends the delete",
      .replace(refreshes, with: "    read()\n    notes.userActs()", in: list)),
    notes(
      "waits for the answer to a delete before it refreshes",
      .add("private(set) var lastDelete: Task<Void, Never>?", after: property, in: model),
      .replace(sends, with: "    lastDelete = Task { [weak self, client] in", in: model),
      .replace(
        refreshes,
        with: """
              notes.userActs()
              guard let last = notes.lastDelete else { return read() }
              Task { [weak self] in
                await last.value
                self?.read()
              }
          """, in: list)),
    notes(
      "shows a note again whose delete is under way", .replace(kept, with: "$0.id != deleted?.id", in: model)),
    notes(
      "shows a note again whose delete is done",
      .add("    self?.sentDeletes.remove(note.id)", after: "try await client.delete(change)", in: model)),
    receiving(.delete, "accepts a 200 for a delete", "if response.status == 200 { return }"),
    notes("loses a note that is not deleted", .replace(returns, with: "    if failure", in: model)),
    receiving(
      .delete, "fails to delete a note that is gone", "if response.status == 404 { throw .noSuchNote }"),
    notes(
      "keeps the first of two messages",
      .replace(
        "self.notice = notice", with: "if self.notice == nil || notice == nil { self.notice = notice }",
        in: model)),
    notes(
      "disables Undo when a delete fails",
      .replace(forgives, with: "\(forgives)    deleted = nil\n", in: model)),
    notes("hides a note at the next reading that is not deleted", .remove(forgives, in: model)),
    notes(
      "puts a note first that is not deleted",
      .replace(returns, with: "    all.insert(note, at: 0)\n    if failure", in: model)),
    notes(
      "puts a note last that is not deleted",
      .replace(returns, with: "    all.append(note)\n    if failure", in: model)),
    returning("drops the message on return", "notes.tell(nil)"),
    notes(
      "shows a deleted note again at a refresh",
      .replace(kept, with: "!sentDeletes.contains($0.id)", in: model)),
    notes(
      "sends a delete when its window closes",
      .replace(
        "  // MARK: Actions",
        with: """
            override func viewDidDisappear() {
              notes.sendDelete()
            }

            // MARK: Actions
          """, in: list)),
    notes(
      "cancels a delete when its window closes",
      .add(
        "private var lastDelete: Task<Void, Never>?\n\n  isolated deinit {\n    lastDelete?.cancel()\n  }\n",
        after: property, in: model),
      .replace(sends, with: "    lastDelete = Task { [weak self, client] in", in: model)),
  ]

  /// A wrong version of Undo; `note` is the deleted note.
  private static func undoing(_ name: String, _ statements: String) -> WrongVersion {
    notes(name, .replace(undoes, with: statements, in: model))
  }

  /// A wrong version with another statement at the beginning of an action.
  private static func acting(_ name: String, _ action: String, _ statement: String) -> WrongVersion {
    notes(name, .replace("\(action)notes.userActs()", with: "\(action)\(statement)", in: list))
  }
}
