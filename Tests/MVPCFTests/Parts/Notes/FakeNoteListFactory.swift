@testable import MVPCF

/// Returns the same routes at each call.
final class FakeNoteListFactory: NoteListFactory {
  let routes = FakeNoteListRoutes()

  func make() -> any NoteListRoutes { routes }
}
