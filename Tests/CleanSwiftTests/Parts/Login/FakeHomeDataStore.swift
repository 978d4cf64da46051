import Examples

@testable import CleanSwift

/// Keeps what it is given.
final class FakeHomeDataStore: HomeDataStore {
  var user: User?
  var isRemembered = false
}
