import TestSupport

@testable import Holder

/// Holds every login until the test ends it.
final class FakeAuthorizationService: HeldLogins, AuthorizationService {}
