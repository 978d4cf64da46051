import Examples
import TerminalKit

/// A part of two screens: says whether changes are under way and which delete has failed, and passes on a retry.
final class BannerViewController: ViewController {
  let screen = BannerScreen()
  weak var delegate: (any BannerDelegate)?
  private let model: NotesModel

  init(model: NotesModel) {
    self.model = model
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.retryButton.addTarget(self, action: BannerViewController.didTapRetry, for: .touchUpInside)
    model.addObserver(self)
    notesDidChange()
  }

  private func didTapRetry() {
    delegate?.bannerDidTapRetry(self)
  }

  private var failure: String {
    guard case .delete(let note) = model.failedDelete?.kind else { return "" }
    return NotesStrings.notDeleted(title: note.title)
  }
}

extension BannerViewController: NotesObserver {
  func notesDidChange() {
    screen.syncLabel.text = model.isSending ? NotesStrings.sending : ""
    screen.failure = failure
  }
}
