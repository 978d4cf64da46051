import Examples

@testable import MODAV2

/// Keeps the notes that an editor's orchestrator has added.
final class FakeNoteEditorDelegate: NoteEditorDelegate {
  var added: [Note] = []

  func noteAdded(_ note: Note) {
    added.append(note)
  }
}
