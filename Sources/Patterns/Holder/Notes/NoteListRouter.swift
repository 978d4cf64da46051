import TerminalKit

/// The NoteList module's router: provides its screen, which it knows weakly, with the banner's in it; finds all other routers by
/// their keys.
final class NoteListRouter: NoteListRouting {
  private let component: NoteListViewComponent
  private weak var view: ViewController?

  init(component: NoteListViewComponent) {
    self.component = component
  }

  func rootView() -> ViewController {
    let banner: (any Routing)? = component.moduleHolder?.router(for: NotesSupportedModule.banner)
    let view = NoteListViewController(module: component.module, router: self, banner: banner?.rootView())
    self.view = view
    return view
  }

  func showDetail() {
    let detail: (any Routing)? = component.moduleHolder?.router(for: NotesSupportedModule.openedNote)
    guard let detail else { return }
    view?.navigationController?.pushViewController(detail.rootView())
  }

  func showEditor() {
    let editor: (any Routing)? = component.moduleHolder?.router(for: NotesSupportedModule.noteEditor)
    guard let editor else { return }
    view?.present(editor.rootView())
  }
}
