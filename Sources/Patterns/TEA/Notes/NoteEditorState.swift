import Examples

/// All that the editor knows.
struct NoteEditorState: Equatable {
  /// The note to edit; nil for a new one.
  let note: Note?
  var title: String
  var body: String
  var problem = ""
  var isSaving = false
  /// Whether the question before changes are dropped is shown.
  var isAsking = false
  /// The change that was sent last.
  var lastChange: NoteChange?

  /// Creates an editor for a note, or for a new one.
  init(note: Note? = nil) {
    self.note = note
    title = note?.title ?? ""
    body = note?.body ?? ""
  }

  var heading: String { note == nil ? NotesStrings.newNote : NotesStrings.editNote }

  /// The texts as they are.
  var draft: NoteDraft { NoteDraft(title: title, body: body) }

  /// Whether they are other ones than at first.
  var hasChanges: Bool { draft != note.map(NoteDraft.init) ?? NoteDraft() }
}
