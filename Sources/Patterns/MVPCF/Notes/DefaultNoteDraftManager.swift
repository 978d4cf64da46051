import Examples
import Foundation

/// Checks the title; trims white space around it and leaves the text unchanged.
struct DefaultNoteDraftManager: NoteDraftManager {
  func draft(title: String, body: String) throws(NotesFailure) -> NoteDraft {
    let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !title.isEmpty else { throw .emptyTitle }
    return NoteDraft(title: title, body: body)
  }
}
