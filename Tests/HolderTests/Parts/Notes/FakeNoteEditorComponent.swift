@testable import Holder

/// Provides the NoteEditor module with keys, without a tree.
struct FakeNoteEditorComponent: NoteEditorModuleComponent {
  let makeKey: () -> String
}
