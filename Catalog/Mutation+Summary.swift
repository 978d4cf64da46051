extension Mutation {
  /// The mistake in a sentence.
  public var summary: String {
    switch self {
    case .greetingUnseen: "Tapping the button of Greeting shows nothing."
    case .emailUntrimmed: "White space around the email is sent."
    case .checksSwapped: "Of the checks before the request a later one comes first."
    case .checkForgotten: "A check before the request is forgotten."
    case .secondTapSends: "The second of two taps sends a second request, as the button is disabled too late."
    case .failureSwallowed: "A failure of the request is swallowed."
    case .messagesSwapped: "Two of the checks before the request have each other's message."
    case .statusIgnored: "The answer's status is not looked at."
    case .passwordKept: "The password stays after a refusal (401)."
    case .passwordLost: "Every failure empties the password."
    case .waitingNotEnded: "When a request has ended, the screen still waits."
    case .updateIgnored: "The screen never shows its status."
    case .cancelIgnored: "Cancel says that it has cancelled, and has not."
    case .lateAnswerAccepted: "The session of a cancelled login counts all the same."
    case .sessionUnstored: "The session is not stored."
    case .storingUnreported: "That the session could not be stored is not said."
    case .sessionIgnored: "The next launch does not look for a stored session."
    case .logOutKeepsSession: "Logging out leaves the session in its file."
    case .ownerKeptAlive: "The login's task keeps its owner alive."
    }
  }
}
