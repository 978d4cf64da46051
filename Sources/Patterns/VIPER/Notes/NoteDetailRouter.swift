import TerminalKit

/// The navigation from the Note screen: presents an editor and pops the screen.
final class NoteDetailRouter: NoteDetailRouterInput {
  weak var viewController: ViewController?
  private let editorAssembly: NoteEditorAssembly

  init(editorAssembly: NoteEditorAssembly) {
    self.editorAssembly = editorAssembly
  }

  func openEditor(forNoteWithID id: String) {
    let editor = editorAssembly.module()
    editor.input.configure(forNoteWithID: id)
    viewController?.present(editor.viewController)
  }

  func closeModule() {
    viewController?.navigationController?.popViewController()
  }
}
