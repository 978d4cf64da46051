import Examples

@testable import VIPER

/// Keeps what the Note module, and the banner in it, tell.
///
/// The compiler does not infer `@MainActor` for a protocol of another module that refines one.
final class FakeNoteDetailModuleOutput: @MainActor NoteDetailModuleOutput {
  enum Call: Equatable {
    case retry
    case failureToRead(noteID: String, NotesFailure)
    case delete(title: String)
  }

  var calls: [Call] = []

  func didAskToRetry() {
    calls.append(.retry)
  }

  func didFailToReadNote(withID id: String, because failure: NotesFailure) {
    calls.append(.failureToRead(noteID: id, failure))
  }

  func didDeleteNote(title: String) {
    calls.append(.delete(title: title))
  }
}
