import TerminalKit

/// The wiring of the Note module.
struct NoteDetailAssembly {
  let service: any NotesService
  let cache: any NotesCache

  func module() -> (view: ViewController, input: any NoteDetailModuleInput) {
    let interactor = NoteDetailInteractor(service: service, cache: cache)
    let router = NoteDetailRouter(
      editorAssembly: NoteEditorAssembly(service: service, cache: cache),
      bannerAssembly: BannerAssembly(cache: cache))
    let presenter = NoteDetailPresenter(interactor: interactor, router: router)
    let view = NoteDetailViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    router.viewController = view
    router.bannerContainer = view.screen.bannerContainer
    return (view, presenter)
  }
}
