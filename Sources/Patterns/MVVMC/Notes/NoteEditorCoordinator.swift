import Examples
import TerminalKit

/// Owns the flow of the editor: makes and presents it, asks before changes are dropped, and ends when it is dismissed.
final class NoteEditorCoordinator: Coordinator {
  private weak var presenter: ViewController?
  private weak var editor: NoteEditorViewController?
  private var isFinishing = false
  private let model: NotesModel
  private let finished: (_ coordinator: NoteEditorCoordinator, _ savedNote: Note?) -> Void

  /// Creates the coordinator of one run; `finished` gets the saved note, once the editor is dismissed.
  init(
    presenter: ViewController, model: NotesModel,
    finished: @escaping (_ coordinator: NoteEditorCoordinator, _ savedNote: Note?) -> Void
  ) {
    self.presenter = presenter
    self.model = model
    self.finished = finished
  }

  /// Presents the editor of a note, or of a new one.
  func start(with note: Note?) {
    let viewModel = NoteEditorViewModel(model: model, note: note, coordinator: self)
    let editor = NoteEditorViewController(viewModel: viewModel)
    self.editor = editor
    presenter?.present(editor)
  }
}

extension NoteEditorCoordinator: NoteEditorCoordinating {
  func askToDiscard(then discard: @escaping () -> Void) {
    guard let editor, editor.presentedViewController == nil else { return }
    editor.present(NoteEditorScreen.discardAlert(discard: discard))
  }

  func didFinish(with savedNote: Note?) {
    guard !isFinishing else { return }
    isFinishing = true
    presenter?.dismiss { self.finished(self, savedNote) }
  }
}
