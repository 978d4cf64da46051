import TestSupport

@testable import MODAV2

/// Holds each request until the test answers it.
final class FakeNotesNetworkAdapter: HeldNotes, NotesNetworkAdapting {}
