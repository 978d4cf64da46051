/// The wiring of the Note scene.
struct NoteDetailConfigurator {
  let worker: NotesWorker

  func scene(openedBy noteList: any NoteListDataPassing) -> NoteDetailViewController {
    let presenter = NoteDetailPresenter()
    let interactor = NoteDetailInteractor(presenter: presenter, worker: worker)
    let router = NoteDetailRouter(
      dataStore: interactor, noteList: noteList, bannerConfigurator: BannerConfigurator(worker: worker),
      noteEditorConfigurator: NoteEditorConfigurator(worker: worker))
    let viewController = NoteDetailViewController(interactor: interactor, router: router)
    presenter.viewController = viewController
    router.viewController = viewController
    return viewController
  }
}
