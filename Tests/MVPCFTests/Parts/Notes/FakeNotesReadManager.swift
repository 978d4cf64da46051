import Examples
import TestSupport

@testable import MVPCF

/// Holds every reading until the test ends it.
final class FakeNotesReadManager: HeldNotes, NotesReadManager {
  func readNotes() async throws(NotesFailure) {
    _ = try await notes()
  }

  func readNote(withID id: String) async throws(NotesFailure) {
    _ = try await note(withID: id)
  }
}
