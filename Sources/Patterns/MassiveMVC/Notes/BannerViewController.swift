import Examples
import TerminalKit

/// The banner, a child of two screens: shows what the list tells it, and has the list retry.
final class BannerViewController: ViewController {
  let screen = BannerScreen()
  weak var list: NoteListViewController?

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.retryButton.addTarget(self, action: BannerViewController.didTapRetry, for: .touchUpInside)
  }

  func show(isSending: Bool, failure: String) {
    screen.syncLabel.text = isSending ? NotesStrings.sending : ""
    screen.failure = failure
  }

  private func didTapRetry() {
    list?.retryDelete()
  }
}
