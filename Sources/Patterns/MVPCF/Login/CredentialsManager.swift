import Examples

/// Checks the entered email and password.
protocol CredentialsManager {
  func credentials(email: String, password: String) throws(LoginFailure) -> Credentials
}
