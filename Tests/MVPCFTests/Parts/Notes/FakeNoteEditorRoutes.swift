import TerminalKit

@testable import MVPCF

/// Routes of the editor's module that a test fires.
final class FakeNoteEditorRoutes: @MainActor NoteEditorRoutes {
  var saved: ((_ id: String) -> Void)?
  var cancelled: ((_ hasChanges: Bool) -> Void)?
  var dismissed: (() -> Void)?
  let viewController = ViewController()
}
