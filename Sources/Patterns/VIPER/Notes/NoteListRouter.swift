import TerminalKit

/// The navigation from the Notes screen: pushes a Note module and presents an editor.
final class NoteListRouter: NoteListRouterInput {
  weak var viewController: ViewController?
  private let detailAssembly: NoteDetailAssembly
  private let editorAssembly: NoteEditorAssembly

  init(detailAssembly: NoteDetailAssembly, editorAssembly: NoteEditorAssembly) {
    self.detailAssembly = detailAssembly
    self.editorAssembly = editorAssembly
  }

  func openDetail(ofNoteWithID id: String, output: any NoteDetailModuleOutput) {
    let detail = detailAssembly.module()
    detail.input.configure(forNoteWithID: id, output: output)
    viewController?.navigationController?.pushViewController(detail.viewController)
  }

  func openEditor(output: any NoteEditorModuleOutput) {
    let editor = editorAssembly.module()
    editor.input.configureForNewNote(output: output)
    viewController?.present(editor.viewController)
  }
}
