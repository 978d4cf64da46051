import Examples

@testable import MVPCF

/// Returns the same routes at each call, and keeps the notes that they are for.
final class FakeNoteDetailFactory: NoteDetailFactory {
  let routes = FakeNoteDetailRoutes()
  var madeIDs: [Note.ID] = []

  func make(id: String) -> any NoteDetailRoutes {
    madeIDs.append(id)
    return routes
  }
}
