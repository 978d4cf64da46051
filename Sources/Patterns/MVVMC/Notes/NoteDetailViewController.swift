import Examples
import TerminalKit

/// Binds its widgets to a note, passes on the user's actions, and has itself closed when the state says so.
final class NoteDetailViewController: ViewController {
  let screen = NoteDetailScreen()
  private let viewModel: any NoteDetailViewModeling
  private let banner: ViewController

  init(viewModel: any NoteDetailViewModeling, banner: ViewController) {
    self.viewModel = viewModel
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
    viewModel.load()
  }

  override func updateProperties() {
    guard let texts = viewModel.texts else { return viewModel.close() }
    title = texts.title
    screen.bodyLabel.text = texts.body
    screen.changedLabel.text = texts.changed
    screen.hasNote = viewModel.hasNote
  }

  private func addBanner() {
    addChild(banner)
    screen.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: self)
  }

  private func didTapEdit() {
    viewModel.editNote()
  }

  private func didTapDelete() {
    viewModel.deleteNote()
  }
}
