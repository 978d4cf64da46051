import TerminalKit

/// The NoteList module's router: provides its screen, with the banner's in it; opens a note and lets go of its modules once its screen
/// was popped, by a route or by the system's Back. Finds all other routers by their keys.
final class NoteListRouter: NoteListRouting {
  private let component: NoteListViewComponent
  private weak var view: ViewController?

  init(component: NoteListViewComponent) {
    self.component = component
  }

  func rootView() -> ViewController {
    let banner: any Routing = component.moduleHolder.router(for: NotesSupportedModule.banner)
    let view = NoteListViewController(module: component.module, router: self, banner: banner.rootView())
    self.view = view
    return view
  }

  func show(in navigation: NavigationController) {
    navigation.delegate = self
    navigation.setViewControllers([rootView()])
    if let id = component.openID { showNote(withID: id) }
  }

  func showNote(withID id: String) {
    guard let view else { return }
    allNotes.attachNote(withID: id)
    let note: any Routing = component.moduleHolder.router(for: NotesSupportedModule.openedNote)
    // In place of another note, whose modules are gone.
    view.navigationController?.setViewControllers([view, note.rootView()])
  }

  func closeNote(withID id: String) {
    guard allNotes.openedID == id, let view else { return }
    view.navigationController?.popToViewController(view)
  }

  func showEditor() {
    allNotes.attachEditor()
    let editor: any Routing = component.moduleHolder.router(for: NotesSupportedModule.noteEditor)
    view?.present(editor.rootView())
  }

  private var allNotes: any AllNotesSupporting {
    component.moduleHolder.module(for: NotesSupportedModule.allNotes)
  }
}

extension NoteListRouter: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController
  ) {
    if viewController === view { allNotes.detachNote() }
  }
}
