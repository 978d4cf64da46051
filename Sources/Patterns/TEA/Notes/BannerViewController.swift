import Examples
import TerminalKit

/// A part of two screens: copies the same state into its widgets, and sends an action for a retry.
final class BannerViewController: ViewController {
  let screen = BannerScreen()
  private let store: ScopedStore<BannerContents, BannerAction>

  init(store: ScopedStore<BannerContents, BannerAction>) {
    self.store = store
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.retryButton.addTarget(self, action: BannerViewController.didTapRetry, for: .touchUpInside)
  }

  override func updateProperties() {
    guard let contents = store.state else { return }
    screen.syncLabel.text = contents.sync
    screen.failure = contents.failure
  }

  private func didTapRetry() {
    store.send(.retryTapped)
  }
}
