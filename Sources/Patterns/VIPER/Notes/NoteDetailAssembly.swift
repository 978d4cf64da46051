import TerminalKit

/// The wiring of the Note module.
struct NoteDetailAssembly {
  let service: any NotesService

  func module() -> (view: ViewController, input: any NoteDetailModuleInput) {
    let interactor = NoteDetailInteractor(service: service)
    let router = NoteDetailRouter(editorAssembly: NoteEditorAssembly(service: service))
    let presenter = NoteDetailPresenter(interactor: interactor, router: router)
    let view = NoteDetailViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    presenter.banner = BannerAssembly().embedModule(
      in: view, at: view.screen.bannerContainer, output: presenter)
    router.viewController = view
    return (view, presenter)
  }
}
