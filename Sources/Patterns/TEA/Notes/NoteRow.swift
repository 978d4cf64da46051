import Examples

/// A row of the list.
struct NoteRow {
  let id: Note.ID
  let title: String
}
