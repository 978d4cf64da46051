import Observation
import TestSupport

@testable import MVPCF

/// Holds every change until the test ends it; says that one is under way if the test does.
@Observable
final class FakeNoteChangeManager: HeldNotes, NoteChangeManager {
  var isSending = false
}
