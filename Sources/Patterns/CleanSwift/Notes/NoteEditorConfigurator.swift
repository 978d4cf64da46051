/// The wiring of the Editor scene.
struct NoteEditorConfigurator {
  let worker: NotesWorker

  /// An editor for a new note if the list opens it, otherwise for the note that the data store is given.
  func scene(
    openedBy noteList: (any NoteListRoutingLogic & NoteListDataPassing)? = nil
  ) -> NoteEditorViewController {
    let presenter = NoteEditorPresenter()
    let interactor = NoteEditorInteractor(presenter: presenter, worker: worker)
    let router = NoteEditorRouter(dataStore: interactor, noteList: noteList)
    let viewController = NoteEditorViewController(interactor: interactor, router: router)
    presenter.viewController = viewController
    router.viewController = viewController
    return viewController
  }
}
