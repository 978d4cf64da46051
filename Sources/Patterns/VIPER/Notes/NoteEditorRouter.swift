import TerminalKit

/// The navigation from the editor: dismisses it.
final class NoteEditorRouter: NoteEditorRouterInput {
  weak var viewController: ViewController?

  func closeModule(completion: (() -> Void)?) {
    viewController?.dismiss(completion: completion)
  }
}
