import Examples
import TerminalKit

/// Copies the state of a note's screen into its widgets, and sends an action for each event.
final class NoteDetailViewController: ViewController {
  let screen = NoteDetailScreen()
  private let store: ScopedStore<NoteDetailContents, NoteDetailAction.View>
  private let banner: BannerViewController

  init(store: ScopedStore<NoteDetailContents, NoteDetailAction.View>, banner: BannerViewController) {
    self.store = store
    self.banner = banner
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.editButton.addTarget(self, action: NoteDetailViewController.didTapEdit, for: .touchUpInside)
    screen.deleteButton.addTarget(self, action: NoteDetailViewController.didTapDelete, for: .touchUpInside)
    addBanner()
    store.send(.loaded)
  }

  override func updateProperties() {
    guard let contents = store.state else { return }
    title = contents.title
    screen.bodyLabel.text = contents.body
    screen.changedLabel.text = contents.changed
    screen.hasNote = contents.hasNote
  }

  private func addBanner() {
    addChild(banner)
    screen.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: self)
  }

  private func didTapEdit() {
    store.send(.editTapped)
  }

  private func didTapDelete() {
    store.send(.deleteTapped)
  }
}
