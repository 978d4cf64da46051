import Examples

@testable import MVPCF

/// Accepts what was entered as the same draft each time, or refuses it.
final class FakeNoteDraftManager: NoteDraftManager {
  var entered: NoteDraft?
  var failure: NotesFailure?

  func draft(title: String, body: String) throws(NotesFailure) -> NoteDraft {
    entered = NoteDraft(title: title, body: body)
    if let failure { throw failure }
    return NoteDraft(title: "Checked", body: "two litres")
  }
}
