import TestSupport

@testable import MODAV

/// Holds each login until the test answers it.
final class FakeNetworkAdapter: HeldLogins, NetworkAdapting {}
