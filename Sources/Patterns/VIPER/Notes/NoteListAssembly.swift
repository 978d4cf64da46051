import TerminalKit

/// The wiring of the Notes module.
struct NoteListAssembly {
  let service: any NotesService

  func module() -> (view: ViewController, input: any NoteListModuleInput) {
    let interactor = NoteListInteractor(service: service)
    let router = NoteListRouter(
      detailAssembly: NoteDetailAssembly(service: service),
      editorAssembly: NoteEditorAssembly(service: service))
    let presenter = NoteListPresenter(interactor: interactor, router: router)
    let dataDisplayManager = NoteListDataDisplayManager()
    let view = NoteListViewController(output: presenter, dataDisplayManager: dataDisplayManager)
    interactor.output = presenter
    presenter.view = view
    presenter.banner = BannerAssembly().embedModule(
      in: view, at: view.screen.bannerContainer, output: presenter)
    router.viewController = view
    dataDisplayManager.tableView = view.screen.tableView
    dataDisplayManager.delegate = view
    return (view, presenter)
  }
}
