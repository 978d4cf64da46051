import Examples
import TerminalKit

/// Owns the flow of Notes: makes the list, the notes above it and the banner of both, starts the editor's flow, and tells
/// the list what happened in the other screens.
final class NotesCoordinator: Coordinator {
  private weak var navigationController: NavigationController?
  private weak var list: NoteListViewModel?
  private let model: NotesModel
  private lazy var banner = BannerViewModel(model: model) { [weak self] in self?.list?.retryDelete() }

  init(navigationController: NavigationController, model: NotesModel) {
    self.navigationController = navigationController
    self.model = model
  }

  /// Shows the notes, or the note to open with the notes beneath.
  func start(openID: Note.ID?) {
    let list = NoteListViewModel(model: model, coordinator: self)
    self.list = list
    var screens: [ViewController] = [NoteListViewController(viewModel: list, banner: makeBanner())]
    if let openID {
      screens.append(makeDetail(of: openID))
    }
    navigationController?.setViewControllers(screens)
  }

  private func makeDetail(of id: Note.ID) -> NoteDetailViewController {
    let viewModel = NoteDetailViewModel(model: model, noteID: id, coordinator: self)
    return NoteDetailViewController(viewModel: viewModel, banner: makeBanner())
  }

  private func makeBanner() -> BannerViewController {
    BannerViewController(viewModel: banner)
  }

  /// Starts the editor's flow for a note, or for a new one, which is shown once it is saved; one at a time.
  private func startEditor(with note: Note?) {
    guard let navigationController, navigationController.presentedViewController == nil else { return }
    let child = NoteEditorCoordinator(presenter: navigationController, model: model) {
      [weak self] child, savedNote in
      self?.removeChild(child)
      if note == nil, let savedNote { self?.showNote(withID: savedNote.id) }
    }
    addChild(child)
    child.start(with: note)
  }
}

extension NotesCoordinator: NoteListCoordinating {
  func showNote(withID id: Note.ID) {
    navigationController?.pushViewController(makeDetail(of: id))
  }

  func addNote() {
    startEditor(with: nil)
  }
}

extension NotesCoordinator: NoteDetailCoordinating {
  func editNote(_ note: Note) {
    startEditor(with: note)
  }

  func closeNote() {
    guard navigationController?.topViewController is NoteDetailViewController else { return }
    navigationController?.popViewController()
  }

  func noteDetailDid(_ output: NoteDetailOutput) {
    list?.noteDetailDid(output)
  }
}
