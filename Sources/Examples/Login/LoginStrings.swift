/// What the Login example says, as a table of strings would hold it; which part of a pattern says what is the pattern's.
public enum LoginStrings {
  /// While a request is under way.
  public static let loggingIn = "Logging in…"
  /// After the user gave a request up.
  public static let cancelled = "Cancelled."
  /// The email is empty.
  public static let emptyEmail = "Enter your email."
  /// The email has not the form of one.
  public static let invalidEmail = "Enter a valid email address."
  /// The password is empty.
  public static let emptyPassword = "Enter your password."
  /// The server knows no such email and password.
  public static let wrongCredentials = "Email or password is incorrect."
  /// The server refuses further attempts.
  public static let tooManyAttempts = "Too many attempts. Try again later."
  /// The server is in trouble.
  public static let serverProblem = "The server has a problem. Try again later."
  /// The answer makes no sense.
  public static let unreadableAnswer = "The server sent an answer that could not be read."
  /// The server cannot be reached.
  public static let noConnection = "No connection. Check your network and try again."
  /// No answer in time.
  public static let timedOut = "The server took too long to answer. Try again."
  /// The session could not be stored.
  public static let notRemembered = "You are logged in, but this device could not remember you."

  /// The greeting on the Home screen.
  public static func welcome(_ name: String) -> String { "Welcome, \(name)" }
}

extension LoginStrings {
  /// What to tell the user of a failure.
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
