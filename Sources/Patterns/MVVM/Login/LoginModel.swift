import Examples
import Foundation

/// The model of the Login example: checks what was entered, logs in and remembers the session; knows no screen.
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
    guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
    guard !password.isEmpty else { throw .emptyPassword }
    return Credentials(email: email, password: password)
  }

  /// Logs in and stores the session for the next launch, unless the login is cancelled meanwhile.
  func logIn(with credentials: Credentials) async throws(LoginFailure) -> (user: User, isRemembered: Bool) {
    let session = try await client.logIn(with: credentials)
    let isRemembered = !Task.isCancelled && (try? store.save(session)) != nil
    return (session.user, isRemembered)
  }

  func logOut() {
    store.delete()
  }
}
