import Examples
import TerminalKit

/// Edits a note or a new one: has the model check and save the texts, asks before changes are dropped, and closes itself.
final class NoteEditorViewController: ViewController {
  let screen = NoteEditorScreen()
  weak var delegate: (any NoteEditorDelegate)?
  private let model: NotesModel
  private let note: Note?
  private let original: NoteDraft
  private var lastChange: NoteChange?
  private var saveTask: Task<Void, Never>?

  /// Creates an editor of a note, or of a new one.
  init(model: NotesModel, note: Note?) {
    self.model = model
    self.note = note
    original = note.map(NoteDraft.init) ?? NoteDraft()
    super.init()
    title = note == nil ? NotesStrings.newNote : NotesStrings.editNote
    isModalInPresentation = true
    presentationController?.delegate = self
  }

  deinit {
    saveTask?.cancel()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.titleField.text = original.title
    screen.bodyField.text = original.body
    screen.saveButton.addTarget(self, action: NoteEditorViewController.didTapSave, for: .touchUpInside)
    screen.cancelButton.addTarget(self, action: NoteEditorViewController.didTapCancel, for: .touchUpInside)
  }

  private func didTapSave() {
    guard saveTask == nil else { return }
    do {
      save(try model.draft(title: screen.titleField.text, body: screen.bodyField.text))
    } catch {
      screen.problemLabel.text = NotesStrings.message(for: error)
    }
  }

  private func didTapCancel() {
    if let saveTask {
      saveTask.cancel()
      stopSaving(problem: NotesStrings.cancelled)
    } else if hasChanges {
      present(NoteEditorScreen.discardAlert { [weak self] in self?.dismiss() })
    } else {
      dismiss()
    }
  }

  private var hasChanges: Bool {
    original != NoteDraft(title: screen.titleField.text, body: screen.bodyField.text)
  }

  private func save(_ draft: NoteDraft) {
    let change = model.change(to: draft, of: note, after: lastChange)
    lastChange = change
    screen.problemLabel.text = NotesStrings.saving
    screen.isSaving = true
    saveTask = model.save(change) { [weak self] result in self?.didEndSaving(with: result) }
  }

  private func didEndSaving(with result: Result<Note, NotesFailure>) {
    switch result {
    case .success(let note): didSave(note)
    case .failure(let failure): stopSaving(problem: NotesStrings.message(for: failure))
    }
  }

  private func didSave(_ note: Note) {
    saveTask = nil
    dismiss { self.delegate?.noteEditor(self, didSave: note) }
  }

  private func stopSaving(problem: String) {
    saveTask = nil
    screen.isSaving = false
    screen.problemLabel.text = problem
  }
}

extension NoteEditorViewController: AdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
    didTapCancel()
  }
}
