import Examples
import TerminalKit

/// Shows what its presenter says about a note, passes on the user's actions, and presents the editor.
final class NoteDetailViewController: ViewController, NoteDetailView {
  let screen = NoteDetailScreen()
  private let presenter: any NoteDetailPresenting

  init(presenter: any NoteDetailPresenting) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.editButton.addTarget(self, action: NoteDetailViewController.didTapEdit, for: .touchUpInside)
    screen.deleteButton.addTarget(self, action: NoteDetailViewController.didTapDelete, for: .touchUpInside)
    presenter.viewIsReady()
  }

  private func didTapEdit() {
    presenter.editNote()
  }

  private func didTapDelete() {
    presenter.deleteNote()
  }

  func setTitle(_ title: String) {
    self.title = title
  }

  func setBody(_ body: String) {
    screen.bodyLabel.text = body
  }

  func setChanged(_ changed: String) {
    screen.changedLabel.text = changed
  }

  func setHasNote(_ hasNote: Bool) {
    screen.hasNote = hasNote
  }

  func showBanner(with presenter: any BannerPresenting) {
    let banner = BannerViewController(presenter: presenter)
    addChild(banner)
    screen.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: self)
  }

  func showEditor(with presenter: any NoteEditorPresenting) {
    present(NoteEditorViewController(presenter: presenter))
  }

  func close() {
    guard navigationController?.topViewController === self else { return }
    navigationController?.popViewController()
  }
}
