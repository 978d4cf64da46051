import TerminalKit

/// The NoteDetail module's router: provides its screen, which it knows weakly, with the banner's in it; finds all other routers by
/// their keys.
final class NoteDetailRouter: NoteDetailRouting {
  private let component: NoteDetailViewComponent
  private weak var view: ViewController?

  init(component: NoteDetailViewComponent) {
    self.component = component
  }

  func rootView() -> ViewController {
    let banner: (any Routing)? = component.moduleHolder?.router(for: NotesSupportedModule.banner)
    let view = NoteDetailViewController(module: component.module, router: self, banner: banner?.rootView())
    self.view = view
    return view
  }

  func showEditor() {
    let editor: (any Routing)? = component.moduleHolder?.router(for: NotesSupportedModule.noteEditor)
    guard let editor else { return }
    view?.present(editor.rootView())
  }

  func close() {
    view?.navigationController?.popViewController()
  }

  func didClose() {
    guard let opened = component.moduleHolder else { return }
    opened.holder?.detach(opened)
  }
}
