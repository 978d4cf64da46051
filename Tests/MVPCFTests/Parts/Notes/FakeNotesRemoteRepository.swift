import TestSupport

@testable import MVPCF

/// Holds every request until the test ends it.
final class FakeNotesRemoteRepository: HeldNotes, NotesRemoteRepository {}
