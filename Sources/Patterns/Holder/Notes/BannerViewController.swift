import Examples
import TerminalKit

/// The banner's view, a child of two screens: binds its widgets to the module and calls the router's route.
final class BannerViewController: ViewController {
  let screen = BannerScreen()
  private let module: any BannerSupporting
  private let router: any BannerRouting

  init(module: any BannerSupporting, router: any BannerRouting) {
    self.module = module
    self.router = router
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.retryButton.addTarget(self, action: BannerViewController.didTapRetry, for: .touchUpInside)
  }

  override func updateProperties() {
    screen.syncLabel.text = module.sync
    screen.failure = module.failure
  }

  private func didTapRetry() {
    module.retryDelete(close: router.closeNote)
  }
}
