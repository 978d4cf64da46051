import Examples
import TerminalKit

@testable import MVPCF

/// Routes of a note's module that a test fires.
final class FakeNoteDetailRoutes: @MainActor NoteDetailRoutes {
  var editRequested: (() -> Void)?
  var retryRequested: (() -> Void)?
  var closed: ((_ notice: NotesNotice?) -> Void)?
  let viewController = ViewController()
}
