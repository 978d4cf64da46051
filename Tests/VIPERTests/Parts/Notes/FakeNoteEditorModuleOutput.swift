@testable import VIPER

/// Keeps the notes that the Editor module has saved.
final class FakeNoteEditorModuleOutput: NoteEditorModuleOutput {
  var savedNoteIDs: [String] = []

  func didSaveNote(withID id: String) {
    savedNoteIDs.append(id)
  }
}
