@testable import CleanSwift

/// The Banner scene as its configurator wires it, but with a fake view.
struct BannerScene {
  let view = FakeBannerView()
  let interactor: BannerInteractor

  init(worker: NotesWorker) {
    let presenter = BannerPresenter()
    presenter.viewController = view
    interactor = BannerInteractor(presenter: presenter, worker: worker)
  }

  func show() {
    interactor.showSync(request: BannerModels.ShowSync.Request())
  }

  func retry() {
    interactor.retryDelete(request: BannerModels.RetryDelete.Request())
  }
}
