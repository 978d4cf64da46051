import TestSupport

@testable import Holder

/// Holds every request until the test ends it.
final class FakeNotesService: HeldNotes, NotesService {}
