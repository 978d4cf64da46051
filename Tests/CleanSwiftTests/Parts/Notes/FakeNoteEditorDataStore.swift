import Examples

@testable import CleanSwift

/// Has what the test gives it.
final class FakeNoteEditorDataStore: NoteEditorDataStore {
  var noteToEdit: Note?
  var savedNoteID: Note.ID?
}
