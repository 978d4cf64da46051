@testable import Holder

/// Provides the NoteList module with a fake service, without a tree.
struct FakeNoteListComponent: NoteListModuleComponent {
  let service: any NotesService
}
