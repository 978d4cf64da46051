import Examples
import Foundation

/// The model of the Login example: checks the input, logs in and stores the session; knows no screen.
final class LoginModel {
  private let client: LoginClient
  private let store: SessionStore

  init(client: LoginClient, store: SessionStore) {
    self.client = client
    self.store = store
  }

  /// The user of the session that an earlier launch stored.
  func storedUser() -> User? {
    store.load()?.user
  }

  /// Returns the input as credentials, without white space around the email; throws the first check that fails.
  func credentials(email: String, password: String) throws(LoginFailure) -> Credentials {
    let email = email.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !email.isEmpty else { throw .emptyEmail }
    guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
    guard !password.isEmpty else { throw .emptyPassword }
    return Credentials(email: email, password: password)
  }

  func logIn(with credentials: Credentials) async throws(LoginFailure) -> Session {
    try await client.logIn(with: credentials)
  }

  /// Stores the session for the next launch, and returns whether that succeeded.
  func remember(_ session: Session) -> Bool {
    (try? store.save(session)) != nil
  }

  func logOut() {
    store.delete()
  }
}
