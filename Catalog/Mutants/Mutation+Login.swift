extension Mutation {
  /// The mistakes in the Login example.
  static let login: [Mutation] = [
    emailUntrimmed, checksSwapped, checkForgotten, secondTapSends, failureSwallowed, messagesSwapped,
    statusIgnored, passwordKept, passwordLost, waitingNotEnded, updateIgnored, cancelIgnored,
    lateAnswerAccepted, sessionUnstored, storingUnreported, sessionIgnored, logOutKeepsSession,
    ownerKeptAlive, collaboratorMissing, nameMisspelt,
  ]

  package static let emailUntrimmed = Mutation(
    "email-untrimmed", in: .login, "White space around the email is sent.")
  package static let checksSwapped = Mutation(
    "checks-swapped", in: .login, "Of the checks before the request a later one comes first.")
  package static let checkForgotten = Mutation(
    "check-forgotten", in: .login, "A check before the request is forgotten.")
  package static let secondTapSends = Mutation(
    "second-tap-sends", in: .login,
    "The second of two taps sends a second request, as the button is disabled too late.")
  package static let failureSwallowed = Mutation(
    "failure-swallowed", in: .login, "A failure of the request is swallowed.")
  package static let messagesSwapped = Mutation(
    "messages-swapped", in: .login, "Two of the checks before the request have each other's message.")
  package static let statusIgnored = Mutation(
    "status-ignored", in: .login, "The answer's status is not looked at.")
  package static let passwordKept = Mutation(
    "password-kept", in: .login, "The password stays after a refusal (401).")
  package static let passwordLost = Mutation(
    "password-lost", in: .login, "Every failure empties the password.")
  package static let waitingNotEnded = Mutation(
    "waiting-not-ended", in: .login, "When a request has ended, the screen still waits.")
  package static let updateIgnored = Mutation(
    "update-ignored", in: .login, "The screen never shows its status.")
  package static let cancelIgnored = Mutation(
    "cancel-ignored", in: .login, "Cancel says that it has cancelled, and has not.")
  package static let lateAnswerAccepted = Mutation(
    "late-answer-accepted", in: .login, "The session of a cancelled login counts all the same.")
  package static let sessionUnstored = Mutation("session-unstored", in: .login, "The session is not stored.")
  package static let storingUnreported = Mutation(
    "storing-unreported", in: .login, "That the session could not be stored is not said.")
  package static let sessionIgnored = Mutation(
    "session-ignored", in: .login, "The next launch does not look for a stored session.")
  package static let logOutKeepsSession = Mutation(
    "log-out-keeps-session", in: .login, "Logging out leaves the session in its file.")
  package static let ownerKeptAlive = Mutation(
    "owner-kept-alive", in: .login, "The login's task keeps its owner alive.")
  package static let collaboratorMissing = Mutation(
    "collaborator-missing", in: .login, "A collaborator of the screen is not handed over.")
  package static let nameMisspelt = Mutation(
    "name-misspelt", in: .login, "A name that is looked up at run time is misspelt.")
}
