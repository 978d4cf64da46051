import TestSupport

@testable import MVPCF

/// Holds every login until the test ends it.
final class FakeLoginManager: HeldLogins, LoginManager {}
