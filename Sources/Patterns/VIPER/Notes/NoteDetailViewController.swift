import Examples
import TerminalKit

/// The Note screen's view.
final class NoteDetailViewController: ViewController, NoteDetailViewInput {
  let screen = NoteDetailScreen()
  private let output: any NoteDetailViewOutput

  init(output: any NoteDetailViewOutput) {
    self.output = output
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.editButton.addTarget(self, action: NoteDetailViewController.didTapEdit, for: .touchUpInside)
    screen.deleteButton.addTarget(self, action: NoteDetailViewController.didTapDelete, for: .touchUpInside)
    output.viewIsReady()
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
