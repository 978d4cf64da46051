/// The wiring of the Banner scene, which has no router: it leads nowhere.
struct BannerConfigurator {
  let worker: NotesWorker

  func scene() -> BannerViewController {
    let presenter = BannerPresenter()
    let interactor = BannerInteractor(presenter: presenter, worker: worker)
    let viewController = BannerViewController(interactor: interactor)
    presenter.viewController = viewController
    return viewController
  }
}
