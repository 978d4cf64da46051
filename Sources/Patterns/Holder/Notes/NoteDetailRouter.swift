import TerminalKit

/// The NoteDetail module's router: provides its screen, with the banner's in it; finds all other routers by their keys.
final class NoteDetailRouter: NoteDetailRouting {
  private let component: NoteDetailViewComponent
  private weak var view: ViewController?

  init(component: NoteDetailViewComponent) {
    self.component = component
  }

  func rootView() -> ViewController {
    let banner: any Routing = component.moduleHolder.router(for: NotesSupportedModule.banner)
    let view = NoteDetailViewController(module: component.module, router: self, banner: banner.rootView())
    self.view = view
    return view
  }

  func showEditor() {
    let note: any OpenedNoteSupporting = component.moduleHolder.module(for: NotesSupportedModule.openedNote)
    note.attachEditor()
    let editor: any Routing = component.moduleHolder.router(for: NotesSupportedModule.noteEditor)
    view?.present(editor.rootView())
  }

  func close() {
    view?.navigationController?.popViewController()
  }
}
