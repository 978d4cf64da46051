import TerminalKit

/// The wiring of the Notes module.
struct NoteListAssembly {
  let service: any NotesService
  let cache: any NotesCache

  func module() -> (view: ViewController, input: any NoteListModuleInput) {
    let interactor = NoteListInteractor(service: service, cache: cache)
    let router = NoteListRouter(
      detailAssembly: NoteDetailAssembly(service: service, cache: cache),
      editorAssembly: NoteEditorAssembly(service: service, cache: cache),
      bannerAssembly: BannerAssembly(cache: cache))
    let presenter = NoteListPresenter(interactor: interactor, router: router)
    let view = NoteListViewController(output: presenter, dataDisplayManager: NoteListDataDisplayManager())
    interactor.output = presenter
    presenter.view = view
    router.viewController = view
    router.bannerContainer = view.screen.bannerContainer
    return (view, presenter)
  }
}
