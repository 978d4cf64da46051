import TestSupport

@testable import MODAV

/// Holds each request until the test answers it.
final class FakeNotesNetworkAdapter: HeldNotes, NotesNetworkAdapting {}
