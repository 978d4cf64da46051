import Examples

@testable import MVPCF

/// Accepts what was entered as Ada's credentials, or refuses it.
final class FakeCredentialsManager: CredentialsManager {
  var entered: Credentials?
  var failure: LoginFailure?

  func credentials(email: String, password: String) throws(LoginFailure) -> Credentials {
    entered = Credentials(email: email, password: password)
    if let failure { throw failure }
    return Credentials(email: "ada@example.com", password: "lovelace")
  }
}
