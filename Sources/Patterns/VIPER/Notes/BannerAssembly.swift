import TerminalKit

/// The wiring of the Banner module, which has no router, because it leads nowhere.
struct BannerAssembly {
  let cache: any NotesCache

  func module() -> ViewController {
    let interactor = BannerInteractor(cache: cache)
    let presenter = BannerPresenter(interactor: interactor)
    let view = BannerViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    return view
  }
}
