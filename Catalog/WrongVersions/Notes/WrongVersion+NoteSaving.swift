import Edits

private let editor = NotesFile.editor
private let model = NotesFile.model
private let list = NotesFile.list
private let note = NotesFile.note
private let trims = "draft.title = draft.title.trimmingCharacters(in: .whitespacesAndNewlines)"
private let once = "guard saving == nil else { return }"
private let begins = "screen.isSaving = true"
private let ends = "screen.isSaving = false"
private let keeps = "show(all.filter { $0.id != note.id } + [note])"
private let succeeds = "        self?.end(with: note)"
private let fails = "        self?.end(with: error)"
private let isCurrent = "        guard !Task.isCancelled else { return }\n"
private let isNewerSaving = "        guard !Task.isCancelled || self?.saving != nil else { return }\n"
private let closes = "dismiss { self.didSave(note) }"
private let didSave = "notes.keep(note)\n    \(closes)"
private let didFail = "stopSaving(problem: NotesStrings.message(for: failure))"
private let cancelled = "stopSaving(problem: NotesStrings.cancelled)"
private let reuses = "if let lastChange, lastChange.kind == kind { return lastChange }"
private let makes = "return NoteChange(key: notes.client.environment.makeKey(), kind: kind)"
private let editorProperty = "private var saving: Task<Void, Never>?"
private let modelProperty = "let client: NotesClient"
private let whenSaved = "NoteEditorController(notes: notes, note: note) { _ in }"

extension WrongVersion {
  static let noteSaving: [WrongVersion] = [
    notes("keeps the spaces around a title", .remove(trims, in: editor)),
    notes(
      "trims the text",
      .add("draft.body = draft.body.trimmingCharacters(in: .whitespaces)", after: trims, in: editor)),
    notes(
      "refuses an empty text",
      .replace("if draft.title.isEmpty", with: "if draft.title.isEmpty || draft.body.isEmpty", in: editor)),
    saving("leaves the title enabled while saving", "screen.titleField.isEnabled = true"),
    saving("leaves the text enabled while saving", "screen.bodyField.isEnabled = true"),
    saving("leaves Save enabled while saving", "screen.saveButton.isEnabled = true"),
    notes(
      "disables Cancel while saving",
      .add("screen.cancelButton.isEnabled = false", after: begins, in: editor),
      .add("screen.cancelButton.isEnabled = true", after: ends, in: editor)),
    sending(.save, "sends a new note by PUT", #"if change.noteID == nil { request.httpMethod = "PUT" }"#),
    sending(
      .save, "sends no key with a note", "request.setValue(nil, forHTTPHeaderField: NotesWire.keyHeader)"),
    sending(.save, "waits a day for a saved note", "request.timeoutInterval = 86_400"),
    notes("leaves the editor open after saving", .replace(closes, with: "didSave(note)", in: editor)),
    notes(
      "does not open a new note", .replace("{ [weak self] in self?.open($0) }", with: "{ _ in }", in: list)),
    notes(
      "reads a note after saving it",
      .replace(
        whenSaved,
        with: """
          NoteEditorController(notes: notes, note: note) { [client = notes.client] _ in
                  Task { _ = try? await client.notes() }
                }
          """, in: note)),
    sending(.save, "sends an edit by POST", #"if change.noteID != nil { request.httpMethod = "POST" }"#),
    sending(
      .save, "sends the identifier with an edit",
      ##"""
      if case .edit(let note, let draft) = change.kind {
            request.httpBody = Data(#"{"body":"\#(draft.body)","id":"\#(note.id)","title":"\#(draft.title)"}"#.utf8)
          }
      """##),
    sending(
      .save, "sends no revision with an edit",
      "request.setValue(nil, forHTTPHeaderField: NotesWire.revisionHeader)"),
    notes(
      "opens a note once more after an edit",
      .replace(
        whenSaved,
        with: """
          NoteEditorController(notes: notes, note: note) { [weak self, notes] note in
                  self?.navigationController?.pushViewController(NoteController(notes: notes, id: note.id))
                }
          """, in: note)),
    notes("adds an edited note to the earlier one", .replace(keeps, with: "show(all + [note])", in: model)),
    notes(
      "shows the old title in the row after an edit",
      .add("private(set) var oldTitles: [Note.ID: String] = [:]", after: modelProperty, in: model),
      .replace(
        keeps, with: "oldTitles[note.id] = self.note(withID: note.id)?.title\n    \(keeps)", in: model),
      .replace(
        "rows[indexPath.row].title",
        with: "notes.oldTitles[rows[indexPath.row].id] ?? rows[indexPath.row].title", in: list)),
    keeping(
      "keeps the user's texts in place of the server's",
      "Note(id: note.id, title: draft.title, body: draft.body, revision: note.revision, changed: note.changed)"
    ),
    notes(
      "shows the old title after an edit",
      .replace("title = note.title", with: "if !screen.hasNote { title = note.title }", in: note)),
    notes(
      "shows the old text after an edit",
      .replace(
        "screen.bodyLabel.text = note.body", with: "if !screen.hasNote { screen.bodyLabel.text = note.body }",
        in: note)),
    notes(
      "shows the old time after an edit",
      .replace(
        "screen.changedLabel.text =",
        with:
          "if !screen.hasNote { screen.changedLabel.text = \"\" }\n    if screen.changedLabel.text.isEmpty { screen.changedLabel.text =",
        in: note),
      .replace("NotesStrings.changed(note.changed)", with: "NotesStrings.changed(note.changed) }", in: note)),
    keeping(
      "keeps the old revision after an edit",
      """
      Note(
            id: note.id, title: note.title, body: note.body, revision: self.note?.revision ?? note.revision,
            changed: note.changed)
      """),
    notes(
      "puts a saved note first",
      .add(
        """

          func keepFirst(_ note: Note) {
            all = [note] + all.filter { $0.id != note.id }
            update()
          }

        """, after: modelProperty, in: model),
      .replace(didSave, with: "notes.keepFirst(note)\n    \(closes)", in: editor)),
    notes(
      "leaves a saved note in its place",
      .replace(
        keeps,
        with: """
          if let place = all.firstIndex(where: { $0.id == note.id }) {
                all[place] = note
                return update()
              }
              \(keeps)
          """, in: model)),
    notes(
      "saves at each of two quick taps", .remove(once, in: editor),
      .replace(begins, with: "Task { [screen] in \(begins) }", in: editor)),
    failing("closes the editor after a failure", "dismiss()"),
    failing("empties the title after a failure", #"screen.titleField.text = """#),
    saved("leaves the title disabled", "screen.titleField.isEnabled = false"),
    saved("leaves the text disabled", "screen.bodyField.isEnabled = false"),
    saved("leaves Save disabled", "screen.saveButton.isEnabled = false"),
    notes(
      "cannot save after a failure",
      .replace(didFail, with: "let last = saving\n    \(didFail)\n    saving = last", in: editor)),
    failing("tells a failure on the list too", "notes.tell(.failed(failure))"),
    notes(
      "shows Sending after saving has failed",
      .replace("notes.endChange()\n    \(didFail)", with: didFail, in: editor)),
    notes("makes a new key for each attempt", .remove(reuses, in: editor)),
    notes(
      "keeps the key for other texts",
      .replace(
        reuses, with: "if let lastChange { return NoteChange(key: lastChange.key, kind: kind) }", in: editor)),
    notes(
      "reuses the key of an earlier attempt with the same texts",
      .add("private var sent: [NoteChange] = []", after: editorProperty, in: editor),
      .replace(
        reuses, with: "if let same = sent.first(where: { $0.kind == kind }) { return same }", in: editor),
      .replace(
        makes,
        with: """
          sent.append(NoteChange(key: notes.client.environment.makeKey(), kind: kind))
              return sent[sent.count - 1]
          """, in: editor)),
    notes(
      "reuses the key of an earlier note with the same texts",
      .add("var sent: [NoteChange] = []", after: modelProperty, in: model),
      .replace(
        reuses, with: "if let same = notes.sent.first(where: { $0.kind == kind }) { return same }", in: editor
      ),
      .replace(
        makes,
        with: """
          notes.sent.append(NoteChange(key: notes.client.environment.makeKey(), kind: kind))
              return notes.sent[notes.sent.count - 1]
          """, in: editor)),
    notes(
      "fills a new note with the texts of the last",
      .add("var lastDraft = NoteDraft()", after: modelProperty, in: model),
      .replace(
        "screen.titleField.text = original.title",
        with: """
          let original = note == nil ? notes.lastDraft : original
              screen.titleField.text = original.title
          """, in: editor),
      .add("if note == nil { notes.lastDraft = draft }", after: "lastChange = change", in: editor)),
    sending(
      .save, "writes a note's body without escaping",
      ##"""
      switch change.kind {
          case .add(let draft), .edit(_, let draft):
            request.httpBody = Data(#"{"body":"\#(draft.body)","title":"\#(draft.title)"}"#.utf8)
          case .delete: break
          }
      """##),
    notes("cancels no saving", .replace("saving.cancel()", with: "_ = saving", in: editor)),
    notes("closes while saving", .replace("if let saving {", with: "if let saving, false {", in: editor)),
    notes(
      "waits on after Cancel in the editor",
      .replace(
        cancelled, with: "self.saving = nil\n      screen.problemLabel.text = NotesStrings.cancelled",
        in: editor)),
    notes("accepts a saved note after Cancel", .replace(isCurrent + succeeds, with: succeeds, in: editor)),
    notes(
      "keeps a saved note after Cancel",
      .replace("[weak self, client", with: "[weak self, weak notes = notes, client", in: editor),
      .replace(
        isCurrent + succeeds,
        with: "        if Task.isCancelled { notes?.keep(note) }\n" + isCurrent + succeeds, in: editor)),
    notes(
      "does not ask after a failure",
      .replace("entered != original", with: "entered != original, lastChange == nil", in: editor)),
    notes(
      "cannot save after Cancel",
      .replace(cancelled, with: "\(cancelled)\n      self.saving = saving", in: editor)),
    notes(
      "makes a new key after Cancel",
      .replace(cancelled, with: "\(cancelled)\n      lastChange = nil", in: editor)),
    notes(
      "accepts a cancelled note while the next saving is under way",
      .replace(isCurrent + succeeds, with: isNewerSaving + succeeds, in: editor)),
    notes(
      "shows a cancelled failure while the next saving is under way",
      .replace(isCurrent + fails, with: isNewerSaving + fails, in: editor)),
    notes(
      "leaves saving under way when its window closes",
      .remove("  isolated deinit {\n    saving?.cancel()\n  }\n", in: editor)),
  ]

  /// A wrong version with a statement when saving begins.
  private static func saving(_ name: String, _ statement: String) -> WrongVersion {
    notes(name, .add(statement, after: begins, in: editor))
  }

  /// A wrong version with a statement when saving ends and the editor stays.
  private static func saved(_ name: String, _ statement: String) -> WrongVersion {
    notes(name, .add(statement, after: ends, in: editor))
  }

  /// A wrong version with a statement after a failure to save.
  private static func failing(_ name: String, _ statement: String) -> WrongVersion {
    notes(name, .add(statement, after: didFail, in: editor))
  }

  /// A wrong version that keeps something else than `note`, the edited note in the response; `draft` has the user's texts.
  private static func keeping(_ name: String, _ kept: String) -> WrongVersion {
    notes(
      name,
      .replace(
        didSave,
        with: """
          if case .edit(_, let draft) = lastChange?.kind {
                _ = draft
                notes.keep(\(kept))
              } else {
                notes.keep(note)
              }
              \(closes)
          """, in: editor))
  }
}
