import Examples

@testable import CleanSwift

/// Keeps what it is given.
final class FakeNoteListDataStore: NoteListDataStore {
  var selectedNoteID: Note.ID?
  var notice: NotesNotice?
}
