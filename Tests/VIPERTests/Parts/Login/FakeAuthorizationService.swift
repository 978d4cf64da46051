import TestSupport

@testable import VIPER

/// Holds every login until the test answers it.
final class FakeAuthorizationService: HeldLogins, AuthorizationService {}
