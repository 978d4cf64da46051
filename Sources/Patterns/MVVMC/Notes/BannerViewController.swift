import Examples
import TerminalKit

/// A part of two screens, which bind to the same state; passes on a retry.
final class BannerViewController: ViewController {
  let screen = BannerScreen()
  private let viewModel: any BannerViewModeling

  init(viewModel: any BannerViewModeling) {
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.retryButton.addTarget(self, action: BannerViewController.didTapRetry, for: .touchUpInside)
  }

  override func updateProperties() {
    screen.syncLabel.text = viewModel.sync
    screen.failure = viewModel.failure
  }

  private func didTapRetry() {
    viewModel.retry()
  }
}
