/// The wiring of the Notes scene.
struct NoteListConfigurator {
  let worker: NotesWorker

  func scene() -> NoteListViewController {
    let presenter = NoteListPresenter()
    let interactor = NoteListInteractor(presenter: presenter, worker: worker)
    let router = NoteListRouter(
      dataStore: interactor, bannerConfigurator: BannerConfigurator(worker: worker),
      noteDetailConfigurator: NoteDetailConfigurator(worker: worker),
      noteEditorConfigurator: NoteEditorConfigurator(worker: worker))
    let viewController = NoteListViewController(interactor: interactor, router: router)
    presenter.viewController = viewController
    router.viewController = viewController
    return viewController
  }
}
