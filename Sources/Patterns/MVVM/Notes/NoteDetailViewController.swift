import Examples
import TerminalKit

/// The note's view: binds its widgets to the view model, which it owns and knows by its protocol.
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
    viewModel.load { [weak self] in self?.close() }
  }

  override func updateProperties() {
    title = viewModel.title
    screen.bodyLabel.text = viewModel.body
    screen.changedLabel.text = viewModel.changed
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
    close()
  }

  private func close() {
    navigationController?.popViewController()
  }
}
