import Examples
import TerminalKit

/// The banner's view, a child of two screens.
final class BannerViewController: ViewController, BannerViewDelegate {
  let screen = BannerScreen()
  private let orchestrator: BannerOrchestrator

  init(orchestrator: BannerOrchestrator) {
    self.orchestrator = orchestrator
    super.init()
    orchestrator.viewDelegate = self
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.retryButton.addTarget(self, action: BannerViewController.didTapRetry, for: .touchUpInside)
    orchestrator.viewIsReady()
  }

  private func didTapRetry() {
    orchestrator.retryDelete()
  }

  func bannerChanged(sync: String, failure: String) {
    screen.syncLabel.text = sync
    screen.failure = failure
  }
}
