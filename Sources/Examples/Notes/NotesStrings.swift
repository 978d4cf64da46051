import Foundation

/// The texts of the Notes example, as a string table would hold them; each pattern decides which role uses them.
public enum NotesStrings {
  /// While notes are read.
  public static let loading = "Loading…"
  /// The list is empty.
  public static let noNotes = "No notes."
  /// No note's title contains the filter.
  public static let noMatch = "No note matches."
  /// While a change is under way, on the banner.
  public static let sending = "Sending…"
  /// While the editor's note is saved.
  public static let saving = "Saving…"
  /// After the user cancelled saving.
  public static let cancelled = "Cancelled."
  /// The title of the question before unsaved changes are dropped.
  public static let discardQuestion = "Discard your changes?"
  /// Drops them.
  public static let discard = "Discard changes"
  /// Returns to the editor.
  public static let keepEditing = "Keep editing"

  /// The time of a note's last change.
  public static func changed(_ date: Date) -> String {
    "Changed " + date.formatted(.iso8601.dateTimeSeparator(.space))
  }

  /// After a note was deleted, while that can be undone.
  public static func deleted(_ title: String) -> String { "Deleted \"\(title)\"." }

  /// The server did not delete a note.
  public static func notDeleted(_ title: String, because failure: NotesFailure) -> String {
    "\"\(title)\" is not deleted. \(message(for: failure))"
  }

  /// The note that was to be opened does not exist.
  public static func noSuchNote(_ id: String) -> String { "There is no note \"\(id)\"." }
}

extension NotesStrings {
  /// The message to the user for a failure.
  public static func message(for failure: NotesFailure) -> String {
    switch failure {
    case .emptyTitle: "Enter a title."
    case .noSuchNote: "The note no longer exists."
    case .changedElsewhere: "The note was changed elsewhere. Refresh the list and try again."
    case .tooManyRequests: "Too many requests. Try again later."
    case .serverProblem: "The server has a problem. Try again later."
    case .unreadableAnswer: "The server sent an answer that could not be read."
    case .noConnection: "No connection. Check your network and try again."
    case .timedOut: "The server took too long to answer. Try again."
    }
  }
}
