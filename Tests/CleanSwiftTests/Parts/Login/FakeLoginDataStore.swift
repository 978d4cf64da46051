import Examples

@testable import CleanSwift

/// Has the user whom the test gives it.
final class FakeLoginDataStore: LoginDataStore {
  var user: User?
  var isRemembered = false
}
