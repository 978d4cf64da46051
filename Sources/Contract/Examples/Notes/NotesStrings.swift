import Foundation

/// The texts of the Notes example, as a string table would hold them; each pattern decides which role uses them.
public enum NotesStrings {
  /// The title of a note's screen before the note is there.
  public static let note = "Note"
  /// The title of an editor for a new note.
  public static let newNote = "New note"
  /// The title of an editor for a note that exists.
  public static let editNote = "Edit note"
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

  /// The server did not delete the note with this title; on the banner, and the first sentence of the list's message.
  public static func notDeleted(title: String) -> String {
    "\"\(title)\" is not deleted."
  }
}

extension NotesStrings {
  /// The message on the list for a notice.
  public static func message(for notice: NotesNotice) -> String {
    switch notice {
    case .failed(let failure): message(for: failure)
    case .noSuchNote(let id): "There is no note \"\(id)\"."
    case .deleted(let title): "Deleted \"\(title)\"."
    case .notDeleted(let title, let failure): "\(notDeleted(title: title)) \(message(for: failure))"
    }
  }

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
