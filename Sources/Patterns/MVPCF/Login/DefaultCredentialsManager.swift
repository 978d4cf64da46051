import Examples
import Foundation

/// Takes the email without surrounding white space and the password as it is.
struct DefaultCredentialsManager: CredentialsManager {
  func credentials(email: String, password: String) throws(LoginFailure) -> Credentials {
    let email = email.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !email.isEmpty else { throw .emptyEmail }
    guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
    guard !password.isEmpty else { throw .emptyPassword }
    return Credentials(email: email, password: password)
  }
}
