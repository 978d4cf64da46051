extension Mutation {
  /// The mistake in a sentence.
  public var summary: String {
    switch self {
    case .greetingUnseen: "Tapping the button of Greeting shows nothing."
    case .emailUntrimmed: "White space around the email is sent."
    case .checksSwapped: "Of the checks before the request a later one comes first."
    case .uncheckedRequest: "The request is sent before the checks, or in spite of them."
    case .secondTapSends: "The second of two taps sends a second request."
    case .failureSwallowed: "A failure of the request is swallowed."
    case .messagesSwapped: "Two failures have each other's message."
    case .refusalAccepted: "A refusal (401) is taken for a success."
    case .passwordKept: "The password stays after a refusal (401)."
    case .indicatorLeftOn: "The indicator turns on after the answer."
    case .updateIgnored: "The view does not show what it is told."
    case .cancelIgnored: "Cancel says that it has cancelled, and has not."
    case .lateAnswerAccepted: "The answer to a cancelled request counts all the same."
    case .sessionUnstored: "The session is not stored."
    case .storingUnreported: "That the session could not be stored is not said."
    case .sessionIgnored: "The next launch does not look for a stored session."
    case .logOutKeepsSession: "Logging out leaves the session in its file."
    case .strongBackReference: "An object keeps its owner alive."
    }
  }
}
