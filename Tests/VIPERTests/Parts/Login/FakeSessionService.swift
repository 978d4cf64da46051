import TestSupport

@testable import VIPER

/// Keeps the session in memory, or fails as on a full disk.
final class FakeSessionService: SessionInMemory, SessionService {}
