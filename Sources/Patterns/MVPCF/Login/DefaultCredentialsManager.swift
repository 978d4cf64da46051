import Examples
import Foundation

/// Checks both fields; trims white space around the email and leaves the password unchanged.
struct DefaultCredentialsManager: CredentialsManager {
  func credentials(email: String, password: String) throws(LoginFailure) -> Credentials {
    let email = email.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !email.isEmpty else { throw .emptyEmail }
    guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
    guard !password.isEmpty else { throw .emptyPassword }
    return Credentials(email: email, password: password)
  }
}
