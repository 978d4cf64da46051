import TerminalKit

/// The wiring of the Note module.
struct NoteDetailAssembly {
  let service: any NotesService

  func module() -> (viewController: ViewController, input: any NoteDetailModuleInput) {
    let interactor = NoteDetailInteractor(service: service, bannerFacade: BannerFacade(service: service))
    let router = NoteDetailRouter(editorAssembly: NoteEditorAssembly(service: service))
    let presenter = NoteDetailPresenter(interactor: interactor, router: router)
    let banner = BannerAssembly().module()
    let view = NoteDetailViewController(output: presenter, banner: banner.viewController)
    interactor.output = presenter
    presenter.view = view
    presenter.bannerModuleInput = banner.input
    router.viewController = view
    return (view, presenter)
  }
}
