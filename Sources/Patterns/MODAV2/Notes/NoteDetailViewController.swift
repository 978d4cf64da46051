import Examples
import TerminalKit

/// The note's view.
final class NoteDetailViewController: ViewController, NoteDetailViewDelegate {
  let screen = NoteDetailScreen()
  private let orchestrator: any NoteDetailOrchestratorDelegate

  init(orchestrator: any NoteDetailOrchestratorDelegate) {
    self.orchestrator = orchestrator
    super.init()
    title = NotesStrings.note
    orchestrator.viewDelegate = self
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.editButton.addTarget(self, action: NoteDetailViewController.didTapEdit, for: .touchUpInside)
    screen.deleteButton.addTarget(self, action: NoteDetailViewController.didTapDelete, for: .touchUpInside)
    orchestrator.viewIsReady()
  }

  private func didTapEdit() {
    orchestrator.editNote()
  }

  private func didTapDelete() {
    orchestrator.deleteNote()
  }

  func detailReady(banner: any BannerOrchestratorDelegate) {
    let banner = BannerViewController(orchestrator: banner)
    addChild(banner)
    screen.bannerContainer.addSubview(banner.view)
    banner.didMove(toParent: self)
  }

  func loadingStarted(body: String) {
    screen.bodyLabel.text = body
  }

  func noteChanged(title: String, body: String, changed: String) {
    self.title = title
    screen.bodyLabel.text = body
    screen.changedLabel.text = changed
    screen.hasNote = true
  }

  func editorOpened(_ editor: any NoteEditorOrchestratorDelegate) {
    present(NoteEditorViewController(orchestrator: editor))
  }

  func noteClosed() {
    navigationController?.popViewController()
  }
}
