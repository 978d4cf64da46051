import Examples
import TestSupport

@testable import CleanSwift

/// Holds every login until the test answers it.
final class FakeLoginWorker: LoginWorker {
  let held = HeldLogins()

  init() {
    super.init(environment: LoginWorld().environment)
  }

  override func logIn(with credentials: Credentials) async throws(LoginFailure) -> Session {
    try await held.logIn(with: credentials)
  }
}
