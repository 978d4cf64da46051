/// Why somebody could not be logged in.
public enum LoginFailure: Error, Sendable, CaseIterable {
  /// No email was entered.
  case emptyEmail
  /// The email has not the form something@something.
  case invalidEmail
  /// No password was entered.
  case emptyPassword
  /// The server knows no such email and password (401).
  case wrongCredentials
  /// The server refuses further attempts (423, 429).
  case tooManyAttempts
  /// The server is in trouble (5xx).
  case serverProblem
  /// The answer has another status, or a body that is not a session.
  case unreadableAnswer
  /// The server cannot be reached.
  case noConnection
  /// No answer came in time.
  case timedOut
}
