import Examples
import TerminalKit

/// The NoteEditor module's router: provides its screen, and lets go of the module once that is gone; finds the NoteList module's router
/// by its key.
final class NoteEditorRouter: NoteEditorRouting {
  private let component: NoteEditorViewComponent
  private weak var view: ViewController?

  init(component: NoteEditorViewComponent) {
    self.component = component
  }

  func rootView() -> ViewController {
    let view = NoteEditorViewController(module: component.module, router: self)
    self.view = view
    return view
  }

  func askToDiscard() {
    view?.present(NoteEditorScreen.discardAlert(discard: { [weak self] in self?.close() }))
  }

  func close() {
    view?.dismiss()
  }

  func showNote(withID id: String) {
    let list: any NoteListRouting = component.moduleHolder.router(for: NotesSupportedModule.noteList)
    view?.dismiss { list.showNote(withID: id) }
  }

  func didClose() {
    component.moduleHolder.detach(component.module)
  }
}
