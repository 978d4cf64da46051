import TestSupport

@testable import Holder

/// Keeps the session, or fails as on a full disk.
final class FakeSessionService: SessionInMemory, SessionService {}
