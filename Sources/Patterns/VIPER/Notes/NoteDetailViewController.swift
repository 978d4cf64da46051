import Examples
import TerminalKit

/// The Note screen's view.
final class NoteDetailViewController: ViewController, NoteDetailViewInput {
  let screen = NoteDetailScreen()
  private let output: any NoteDetailViewOutput
  private let banner: ViewController

  init(output: any NoteDetailViewOutput, banner: ViewController) {
    self.output = output
    self.banner = banner
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.editButton.addTarget(self, action: NoteDetailViewController.didTapEdit, for: .touchUpInside)
    screen.deleteButton.addTarget(self, action: NoteDetailViewController.didTapDelete, for: .touchUpInside)
    embedBanner()
    output.viewIsReady()
  }

  private func embedBanner() {
    addChild(banner)
    screen.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: self)
  }

  private func didTapEdit() {
    output.didTapEdit()
  }

  private func didTapDelete() {
    output.didTapDelete()
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
}
