import Examples

/// What a note's screen shows, derived from the state.
struct NoteDetailContents {
  let title: String
  let body: String
  let changed: String
  let hasNote: Bool

  /// Creates what is shown of the note or, before it is read, of none; nil if no note's screen is to be shown.
  init?(_ state: NotesState) {
    guard let detail = state.detail else { return nil }
    let note = state.note(withID: detail.noteID)
    title = note?.title ?? NotesStrings.note
    body = note?.body ?? NotesStrings.loading
    changed = note.map { NotesStrings.changed($0.changed) } ?? ""
    hasNote = note != nil
  }
}
