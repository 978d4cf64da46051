@testable import VIPER

/// The Note module as its assembly wires it, but with fake views and a fake router.
struct NoteDetailModule {
  let view = FakeNoteDetailView()
  let router = FakeNoteDetailRouter()
  let banner = BannerModule()
  let presenter: NoteDetailPresenter

  init(service: any NotesService, noteID: String, output: any NoteDetailModuleOutput) {
    let interactor = NoteDetailInteractor(service: service, bannerFacade: BannerFacade(service: service))
    presenter = NoteDetailPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    presenter.view = view
    presenter.bannerModuleInput = banner.presenter
    presenter.configure(forNoteWithID: noteID, output: output)
  }
}
