import Examples

/// Checks the entered title and text.
protocol NoteDraftManager {
  func draft(title: String, body: String) throws(NotesFailure) -> NoteDraft
}
