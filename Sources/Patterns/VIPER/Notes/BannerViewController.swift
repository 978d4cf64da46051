import Examples
import TerminalKit

/// The banner's view, a part of two screens.
final class BannerViewController: ViewController, BannerViewInput {
  let screen = BannerScreen()
  private let output: any BannerViewOutput

  init(output: any BannerViewOutput) {
    self.output = output
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.retryButton.addTarget(self, action: BannerViewController.didTapRetry, for: .touchUpInside)
  }

  private func didTapRetry() {
    output.didTapRetry()
  }

  func setSync(_ sync: String) {
    screen.syncLabel.text = sync
  }

  func setFailure(_ failure: String) {
    screen.failure = failure
  }
}
