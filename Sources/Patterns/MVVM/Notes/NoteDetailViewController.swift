import Examples
import TerminalKit

/// Binds its widgets to a note, passes on the user's actions, presents the editor, and closes when the state says so.
final class NoteDetailViewController: ViewController {
  let screen = NoteDetailScreen()
  private let viewModel: any NoteDetailViewModeling

  init(viewModel: any NoteDetailViewModeling) {
    self.viewModel = viewModel
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
    guard let texts = viewModel.texts else { return close() }
    title = texts.title
    screen.bodyLabel.text = texts.body
    screen.changedLabel.text = texts.changed
    screen.hasNote = viewModel.hasNote
  }

  private func addBanner() {
    let banner = BannerViewController(viewModel: viewModel.banner)
    addChild(banner)
    screen.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: self)
  }

  private func didTapEdit() {
    if let editor = viewModel.editNote() { present(NoteEditorViewController(viewModel: editor)) }
  }

  private func didTapDelete() {
    viewModel.deleteNote()
  }

  private func close() {
    guard navigationController?.topViewController === self else { return }
    navigationController?.popViewController()
  }
}
