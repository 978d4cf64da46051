import Examples

/// Checks what was entered.
protocol CredentialsManager {
  func credentials(email: String, password: String) throws(LoginFailure) -> Credentials
}
