import Examples
import TerminalKit

/// The NoteEditor module's router: provides its screen, which it knows weakly; lets go of the module when it has closed the screen,
/// and finds the NoteList module's router by its key.
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
    view?.present(NoteEditorScreen.discardAlert { [weak self] in self?.close() })
  }

  func close() {
    view?.dismiss()
    component.moduleHolder?.detach(component.module)
  }

  func showDetail() {
    close()
    let list: (any NoteListRouting)? = component.moduleHolder?.router(for: NotesSupportedModule.noteList)
    list?.showDetail()
  }
}
