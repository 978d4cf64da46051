/// A mistake that a programmer may make in any pattern; every pattern has one mutant of each.
public enum Mutation: String, Sendable, Hashable, Codable, CaseIterable {
  /// Tapping the button of the Greeting example shows nothing.
  case greetingUnseen = "greeting-unseen"
  /// White space around the email is sent.
  case emailUntrimmed = "email-untrimmed"
  /// Of the checks before the request, a later one comes first.
  case checksSwapped = "checks-swapped"
  /// A check before the request is forgotten.
  case checkForgotten = "check-forgotten"
  /// The second of two taps sends a second request, as the button is disabled too late.
  case secondTapSends = "second-tap-sends"
  /// A failure of the request is swallowed.
  case failureSwallowed = "failure-swallowed"
  /// Two of the checks before the request have each other's message.
  case messagesSwapped = "messages-swapped"
  /// The answer's status is not looked at.
  case statusIgnored = "status-ignored"
  /// The password stays after a refusal (401).
  case passwordKept = "password-kept"
  /// Every failure empties the password.
  case passwordLost = "password-lost"
  /// When a request has ended, the screen still waits.
  case waitingNotEnded = "waiting-not-ended"
  /// The screen never shows its status.
  case updateIgnored = "update-ignored"
  /// Cancel shows that it has cancelled, and does not.
  case cancelIgnored = "cancel-ignored"
  /// The session of a cancelled login counts all the same.
  case lateAnswerAccepted = "late-answer-accepted"
  /// The session is not stored.
  case sessionUnstored = "session-unstored"
  /// That the session could not be stored is not said.
  case storingUnreported = "storing-unreported"
  /// The next launch does not look for a stored session.
  case sessionIgnored = "session-ignored"
  /// Logging out leaves the session in its file.
  case logOutKeepsSession = "log-out-keeps-session"
  /// The login's task keeps its owner alive.
  case ownerKeptAlive = "owner-kept-alive"
}
