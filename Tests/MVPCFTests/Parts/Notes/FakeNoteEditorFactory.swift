import Examples

@testable import MVPCF

/// Returns the same routes at each call, and keeps the notes that they are for.
final class FakeNoteEditorFactory: NoteEditorFactory {
  let routes = FakeNoteEditorRoutes()
  var madeIDs: [Note.ID?] = []

  func make(id: String?) -> any NoteEditorRoutes {
    madeIDs.append(id)
    return routes
  }
}
