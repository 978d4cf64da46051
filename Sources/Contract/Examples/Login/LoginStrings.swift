/// The texts of the Login example, as a string table would hold them; each pattern decides which role uses them.
public enum LoginStrings {
  /// While a request is under way.
  public static let loggingIn = "Logging in…"
  /// After the user cancelled a request.
  public static let cancelled = "Cancelled."
  /// The email is empty.
  public static let emptyEmail = "Enter your email."
  /// The email is not well-formed.
  public static let invalidEmail = "Enter a valid email address."
  /// The password is empty.
  public static let emptyPassword = "Enter your password."
  /// No account has this email and password.
  public static let wrongCredentials = "Email or password is incorrect."
  /// The server refuses further attempts.
  public static let tooManyAttempts = "Too many attempts. Try again later."
  /// The server failed.
  public static let serverProblem = "The server has a problem. Try again later."
  /// The response is not a session.
  public static let unreadableAnswer = "The server sent an answer that could not be read."
  /// The server cannot be reached.
  public static let noConnection = "No connection. Check your network and try again."
  /// The request timed out.
  public static let timedOut = "The server took too long to answer. Try again."
  /// The session could not be stored.
  public static let notRemembered = "You are logged in, but this device could not remember you."

  /// The greeting on the Home screen.
  public static func welcome(_ name: String) -> String { "Welcome, \(name)" }
}

extension LoginStrings {
  /// The message to the user for a failure.
  public static func message(for failure: LoginFailure) -> String {
    switch failure {
    case .emptyEmail: emptyEmail
    case .invalidEmail: invalidEmail
    case .emptyPassword: emptyPassword
    case .wrongCredentials: wrongCredentials
    case .tooManyAttempts: tooManyAttempts
    case .serverProblem: serverProblem
    case .unreadableAnswer: unreadableAnswer
    case .noConnection: noConnection
    case .timedOut: timedOut
    }
  }
}
