import TerminalKit

/// The wiring of the Notes module.
struct NoteListAssembly {
  let service: any NotesService

  func module() -> (viewController: ViewController, input: any NoteListModuleInput) {
    let interactor = NoteListInteractor(service: service, bannerFacade: BannerFacade(service: service))
    let router = NoteListRouter(
      detailAssembly: NoteDetailAssembly(service: service),
      editorAssembly: NoteEditorAssembly(service: service))
    let presenter = NoteListPresenter(interactor: interactor, router: router)
    let dataDisplayManager = NoteListDataDisplayManager()
    let banner = BannerAssembly().module()
    let view = NoteListViewController(
      output: presenter, dataDisplayManager: dataDisplayManager, banner: banner.viewController)
    interactor.output = presenter
    presenter.view = view
    presenter.bannerModuleInput = banner.input
    banner.input.configure(output: presenter)
    router.viewController = view
    dataDisplayManager.tableView = view.screen.tableView
    dataDisplayManager.delegate = view
    return (view, presenter)
  }
}
