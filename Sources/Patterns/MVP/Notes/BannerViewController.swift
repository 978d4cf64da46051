import Examples
import TerminalKit

/// A part of two screens: shows what its presenter says, and passes on a retry.
final class BannerViewController: ViewController, BannerView {
  let screen = BannerScreen()
  private let presenter: any BannerPresenting

  init(presenter: any BannerPresenting) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.retryButton.addTarget(self, action: BannerViewController.didTapRetry, for: .touchUpInside)
    presenter.viewIsReady()
  }

  private func didTapRetry() {
    presenter.retry()
  }

  func setSync(_ sync: String) {
    screen.syncLabel.text = sync
  }

  func setFailure(_ failure: String) {
    screen.failure = failure
  }
}
