import Examples
import TerminalKit

/// The container: makes the shown screens equal the state, and sends the system's Back as an action.
final class NotesNavigationController: NavigationController {
  private let store: Store<NotesState, NotesAction>
  private lazy var list = makeList()
  /// The note whose screen is shown.
  private var shownNoteID: String?

  init(store: Store<NotesState, NotesAction>) {
    self.store = store
    super.init()
    delegate = self
    showScreens(of: store.state)
  }

  override func updateProperties() {
    let state = store.state
    showScreens(of: state)
    if state.editor != nil { presentEditor() }
  }

  private func showScreens(of state: NotesState) {
    let noteID = state.detail?.noteID
    if noteID == nil {
      if topViewController !== list { setViewControllers([list]) }
    } else if noteID != shownNoteID {
      setViewControllers([list, makeDetail()])
    }
    shownNoteID = noteID
  }

  /// Presents the editor; one that is shown dismisses itself.
  private func presentEditor() {
    guard presentedViewController == nil else { return }
    let store = ScopedStore(store, state: \.editor) { (action: NoteEditorAction.View) in
      .editor(.view(action))
    }
    present(NoteEditorViewController(store: store))
  }

  private func makeList() -> NoteListViewController {
    let store = ScopedStore(store, state: { NoteListContents($0) }) { (action: NoteListAction.View) in
      .list(.view(action))
    }
    return NoteListViewController(store: store, banner: makeBanner())
  }

  private func makeDetail() -> NoteDetailViewController {
    let store = ScopedStore(store, state: { NoteDetailContents($0) }) { (action: NoteDetailAction.View) in
      .detail(.view(action))
    }
    return NoteDetailViewController(store: store, banner: makeBanner())
  }

  private func makeBanner() -> BannerViewController {
    BannerViewController(store: ScopedStore(store, state: { BannerContents($0) }, action: NotesAction.banner))
  }
}

extension NotesNavigationController: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController
  ) {
    if viewController === list, store.state.detail != nil { store.send(.detailClosed) }
  }
}
