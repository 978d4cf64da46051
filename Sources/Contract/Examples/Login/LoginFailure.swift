/// The reason why a login failed.
public enum LoginFailure: Error, Sendable, CaseIterable {
  /// The email is empty.
  case emptyEmail
  /// The email is not well-formed; see ``EmailAddress``.
  case invalidEmail
  /// The password is empty.
  case emptyPassword
  /// No account has this email and password (401).
  case wrongCredentials
  /// The server refuses further attempts (423, 429).
  case tooManyAttempts
  /// The server failed (5xx).
  case serverProblem
  /// The response has another status, or its body is not a session.
  case unreadableAnswer
  /// The server cannot be reached.
  case noConnection
  /// The request timed out.
  case timedOut
}
