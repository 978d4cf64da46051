import Examples

/// What a note's screen shows, derived from the state.
struct NoteDetailContents {
  let title: String
  let body: String
  let changed: String
  let hasNote: Bool

  /// Creates what is shown of a note or, before it is read, of none.
  init(_ note: Note?) {
    title = note?.title ?? NotesStrings.note
    body = note?.body ?? NotesStrings.loading
    changed = note.map { NotesStrings.changed($0.changed) } ?? ""
    hasNote = note != nil
  }
}
