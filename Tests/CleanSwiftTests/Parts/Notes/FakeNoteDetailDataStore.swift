import Examples

@testable import CleanSwift

/// Has what the test gives it.
final class FakeNoteDetailDataStore: NoteDetailDataStore {
  var noteID: Note.ID?
  var note: Note?
  var notice: NotesNotice?
}
