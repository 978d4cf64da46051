import Examples
import TerminalKit

/// The navigation from the editor: asks before changes are dropped, and dismisses the editor.
final class NoteEditorRouter: NoteEditorRouterInput {
  weak var viewController: ViewController?

  func askToDiscard(discard: @escaping () -> Void) {
    viewController?.present(NoteEditorScreen.discardAlert(discard: discard))
  }

  func closeModule(completion: (() -> Void)?) {
    viewController?.dismiss(completion: completion)
  }
}
