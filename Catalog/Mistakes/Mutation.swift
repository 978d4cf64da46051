import Examples

/// A kind of mistake that is possible in any pattern; every pattern that has the example has one mutant of each.
///
/// The raw value is the identifier; the mistakes are in the order of the examples.
public enum Mutation: String, Sendable, Codable, CaseIterable {
  case greetingUnseen = "greeting-unseen"

  case emailUntrimmed = "email-untrimmed"
  case checksSwapped = "checks-swapped"
  case checkForgotten = "check-forgotten"
  case secondTapSends = "second-tap-sends"
  case failureSwallowed = "failure-swallowed"
  case messagesSwapped = "messages-swapped"
  case statusIgnored = "status-ignored"
  case passwordKept = "password-kept"
  case passwordLost = "password-lost"
  case waitingNotEnded = "waiting-not-ended"
  case updateIgnored = "update-ignored"
  case cancelIgnored = "cancel-ignored"
  case lateAnswerAccepted = "late-answer-accepted"
  case sessionUnstored = "session-unstored"
  case storingUnreported = "storing-unreported"
  case sessionIgnored = "session-ignored"
  case logOutKeepsSession = "log-out-keeps-session"
  case ownerKeptAlive = "owner-kept-alive"
  case collaboratorMissing = "collaborator-missing"
  case nameMisspelt = "name-misspelt"

  case notesUnsorted = "notes-unsorted"
  case filterUntrimmed = "filter-untrimmed"
  case wrongNoteOpened = "wrong-note-opened"
  case readingFailureSwallowed = "reading-failure-swallowed"
  case messageKept = "message-kept"
  case unknownNoteUntold = "unknown-note-untold"
  case requestNotCancelled = "request-not-cancelled"
  case emptyTitleSent = "empty-title-sent"
  case titleUntrimmed = "title-untrimmed"
  case keyNotReused = "key-not-reused"
  case savedNoteUnkept = "saved-note-unkept"
  case newNoteUnopened = "new-note-unopened"
  case changesDropped = "changes-dropped"
  case cancelledSaveCounts = "cancelled-save-counts"
  case deleteUnsent = "delete-unsent"
  case undoneDeleteSent = "undone-delete-sent"
  case deletedNoteReturns = "deleted-note-returns"
  case failedDeleteHidden = "failed-delete-hidden"
  case bannerStuck = "banner-stuck"
  case bannerUntold = "banner-untold"

  /// The example with the mistake.
  public var example: Example {
    switch self {
    case .greetingUnseen: .greeting
    case .emailUntrimmed, .checksSwapped, .checkForgotten, .secondTapSends, .failureSwallowed,
      .messagesSwapped, .statusIgnored, .passwordKept, .passwordLost, .waitingNotEnded, .updateIgnored,
      .cancelIgnored, .lateAnswerAccepted, .sessionUnstored, .storingUnreported, .sessionIgnored,
      .logOutKeepsSession, .ownerKeptAlive, .collaboratorMissing, .nameMisspelt:
      .login
    default: .notes
    }
  }

  /// Whether a pattern that has the example can have the mistake: without look-ups it has no name to misspell.
  package func isPossible(in card: Card) -> Bool { self != .nameMisspelt || !card.lookups.isEmpty }
}
