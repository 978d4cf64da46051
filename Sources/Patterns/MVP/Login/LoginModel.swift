import Examples
import Foundation

/// The model of the Login example: checks what was entered and keeps the session; knows no controller.
final class LoginModel {
  private let client: LoginClient
  private let store: SessionStore

  init(client: LoginClient, store: SessionStore) {
    self.client = client
    self.store = store
  }

  /// The user who logged in during an earlier launch.
  func storedUser() -> User? {
    store.load()?.user
  }

  /// Checks what was entered; the email is taken without surrounding white space.
  func credentials(email: String, password: String) throws(LoginFailure) -> Credentials {
    let email = email.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !email.isEmpty else { throw .emptyEmail }
    guard Credentials.isEmailAddress(email) else { throw .invalidEmail }
    guard !password.isEmpty else { throw .emptyPassword }
    return Credentials(email: email, password: password)
  }

  func logIn(with credentials: Credentials) async throws(LoginFailure) -> Session {
    try await client.logIn(with: credentials)
  }

  /// Stores the session for the next launch and tells whether that worked.
  func remember(_ session: Session) -> Bool {
    (try? store.save(session)) != nil
  }

  func logOut() {
    store.delete()
  }
}
