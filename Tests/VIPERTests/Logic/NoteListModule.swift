@testable import VIPER

/// The Notes module as its assembly wires it, but with fake views and a fake router.
struct NoteListModule {
  let view = FakeNoteListView()
  let router = FakeNoteListRouter()
  let banner = BannerModule()
  let presenter: NoteListPresenter

  init(service: any NotesService) {
    let interactor = NoteListInteractor(service: service, bannerFacade: BannerFacade(service: service))
    presenter = NoteListPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    presenter.view = view
    presenter.bannerModuleInput = banner.presenter
    banner.presenter.configure(output: presenter)
  }
}
