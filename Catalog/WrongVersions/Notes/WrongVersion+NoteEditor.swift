import Edits

private let editor = NotesFile.editor
private let model = NotesFile.model
private let showsTitle = "screen.titleField.text = original.title"
private let showsBody = "screen.bodyField.text = original.body"
private let refuses = "screen.problemLabel.text = NotesStrings.message(for: .emptyTitle)"
private let trims = "draft.title = draft.title.trimmingCharacters(in: .whitespacesAndNewlines)"
private let isChanged = "entered != original"
private let asks = "present(NoteEditorScreen.discardAlert { [weak self] in self?.dismiss() })"
private let property = "private var saving: Task<Void, Never>?"
private let isModal = "isModalInPresentation = true"

extension WrongVersion {
  static let noteEditor: [WrongVersion] = [
    notes(
      "fills in a title for a new note",
      .replace(
        showsTitle, with: "screen.titleField.text = note == nil ? NotesStrings.newNote : original.title",
        in: editor)),
    notes("opens a note in an empty editor", .remove(showsTitle, in: editor), .remove(showsBody, in: editor)),
    notes("edits the title only", .remove(showsBody, in: editor)),
    notes(
      "accepts a title of spaces",
      .replace("if draft.title.isEmpty", with: "if entered.title.isEmpty", in: editor)),
    notes(
      "sends a request before the check of the title",
      .add(
        "Task { [client = notes.client] in _ = try? await client.notes() }", after: "var draft = entered",
        in: editor)),
    notes(
      "empties the text after the check of the title",
      .add(#"  screen.bodyField.text = """#, after: refuses, in: editor)),
    notes(
      "trims the title in its field", .add("screen.titleField.text = draft.title", after: trims, in: editor)),
    notes(
      "always asks before leaving", .replace("} else if \(isChanged) {", with: "} else if true {", in: editor)
    ),
    notes("leaks the editor", .add("_ = Unmanaged.passRetained(self)", after: isModal, in: editor)),
    notes("never asks before leaving", .replace(isChanged, with: "false", in: editor)),
    notes(
      "does not notice a changed text",
      .replace(isChanged, with: "entered.title != original.title", in: editor)),
    question(
      "empties the fields at Keep editing",
      keeps: #"self?.screen.titleField.text = ""; self?.screen.bodyField.text = """#),
    notes(
      "closes the question only",
      .replace(asks, with: "present(NoteEditorScreen.discardAlert {})", in: editor)),
    notes(
      "shows discarded texts again",
      .add("var drafts: [Note.ID: NoteDraft] = [:]", after: "let client: NotesClient", in: model),
      .replace(
        showsTitle,
        with: """
          let original = note.flatMap { notes.drafts[$0.id] } ?? original
              \(showsTitle)
          """, in: editor),
      .replace(asks, with: "if let note { notes.drafts[note.id] = entered }\n    \(asks)", in: editor)),
    notes(
      "leaks the question",
      .replace(
        asks,
        with: """
          let alert = NoteEditorScreen.discardAlert { [weak self] in self?.dismiss() }
              _ = Unmanaged.passRetained(alert)
              present(alert)
          """, in: editor)),
    notes(
      "does not notice a changed title",
      .replace(isChanged, with: "entered.body != original.body", in: editor)),
    notes(
      "does not notice spaces around the title",
      .replace(
        isChanged,
        with: """
          entered.body != original.body
                || entered.title.trimmingCharacters(in: .whitespaces) != original.title
          """, in: editor)),
    notes(
      "asks about changes that were taken back",
      .add("private var wasEdited = false", after: property, in: editor),
      .replace(isChanged, with: "wasEdited", in: editor),
      .add(
        """
        for field in [screen.titleField, screen.bodyField] {
              field.addTarget(self, action: NoteEditorController.didEdit, for: .editingChanged)
            }
        """, after: showsBody, in: editor),
      .replace(
        "  private func didTapSave() {",
        with: """
            private func didEdit() {
              wasEdited = true
            }

            private func didTapSave() {
          """, in: editor)),
    notes(
      "closes at Back without a question",
      .replace(isModal, with: "isModalInPresentation = false", in: editor)),
    question("discards when the question is left by Back", discard: ".cancel", keep: ".default"),
  ]

  /// A wrong version with another question, in which Keep editing runs a statement.
  private static func question(
    _ name: String, discard: String = ".destructive", keep: String = ".cancel", keeps: String = "_ = self"
  ) -> WrongVersion {
    notes(
      name,
      .replace(
        asks,
        with: """
          let alert = AlertController(title: NotesStrings.discardQuestion, message: nil)
              alert.addAction(
                AlertAction(title: NotesStrings.discard, style: \(discard), identifier: "discard") { [weak self] _ in
                  self?.dismiss()
                })
              alert.addAction(
                AlertAction(title: NotesStrings.keepEditing, style: \(keep), identifier: "keep") { [weak self] _ in
                  \(keeps)
                })
              present(alert)
          """, in: editor))
  }
}
