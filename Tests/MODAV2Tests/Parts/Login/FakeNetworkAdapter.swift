import TestSupport

@testable import MODAV2

/// Holds each login until the test answers it.
final class FakeNetworkAdapter: HeldLogins, NetworkAdapting {}
