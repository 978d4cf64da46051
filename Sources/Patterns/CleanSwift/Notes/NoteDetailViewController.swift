import Examples
import TerminalKit

/// The Note scene's display logic.
final class NoteDetailViewController: ViewController, NoteDetailDisplayLogic {
  let screen = NoteDetailScreen()
  let router: any NoteDetailRoutingLogic & NoteDetailDataPassing
  private let interactor: any NoteDetailBusinessLogic

  init(interactor: any NoteDetailBusinessLogic, router: any NoteDetailRoutingLogic & NoteDetailDataPassing) {
    self.interactor = interactor
    self.router = router
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.editButton.addTarget(self, action: NoteDetailViewController.didTapEdit, for: .touchUpInside)
    screen.deleteButton.addTarget(self, action: NoteDetailViewController.didTapDelete, for: .touchUpInside)
    router.routeToBanner()
    interactor.showNote(request: NoteDetailModels.ShowNote.Request())
  }

  private func didTapEdit() {
    router.routeToNoteEditor()
  }

  private func didTapDelete() {
    interactor.deleteNote(request: NoteDetailModels.DeleteNote.Request())
  }

  func displayNote(viewModel: NoteDetailModels.ShowNote.ViewModel) {
    title = viewModel.title
    screen.bodyLabel.text = viewModel.body
    screen.changedLabel.text = viewModel.changed
    screen.hasNote = viewModel.hasNote
  }

  func displayGoneNote(viewModel: NoteDetailModels.ShowNote.GoneViewModel) {
    router.routeToNoteList()
  }

  func displayDeletedNote(viewModel: NoteDetailModels.DeleteNote.ViewModel) {
    router.routeToNoteList()
  }
}
