/// The reason why a note could not be read or changed.
public enum NotesFailure: Error, Sendable, CaseIterable {
  /// The title is empty.
  case emptyTitle
  /// The server has no such note (404).
  case noSuchNote
  /// The note was changed since it was read (409).
  case changedElsewhere
  /// The server refuses further requests (429).
  case tooManyRequests
  /// The server failed (5xx).
  case serverProblem
  /// The response has another status, or its body cannot be read.
  case unreadableAnswer
  /// The server cannot be reached.
  case noConnection
  /// The request timed out.
  case timedOut
}
