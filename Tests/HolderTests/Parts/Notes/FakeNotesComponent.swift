@testable import Holder

/// Provides the Notes module with a fake service and keys, without a tree.
struct FakeNotesComponent: NotesModuleComponent {
  let service: any NotesService
  let makeKey: () -> String
}
