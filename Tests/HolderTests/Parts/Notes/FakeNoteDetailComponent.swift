@testable import Holder

/// Provides the NoteDetail module with a fake service, without a tree.
struct FakeNoteDetailComponent: NoteDetailModuleComponent {
  let service: any NotesService
}
