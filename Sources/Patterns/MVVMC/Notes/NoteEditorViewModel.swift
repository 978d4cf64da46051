import Examples
import Observation

/// Has the model check and save the texts of a note or a new one, has its coordinator ask before
/// changes are dropped, and tells it when it is done.
@Observable
final class NoteEditorViewModel: NoteEditorViewModeling {
  let heading: String
  var title: String
  var body: String
  private(set) var problem = ""
  private(set) var isSaving = false
  private let model: NotesModel
  private let note: Note?
  private let original: NoteDraft
  @ObservationIgnored private weak var coordinator: (any NoteEditorCoordinating)?
  @ObservationIgnored private var lastChange: NoteChange?
  @ObservationIgnored private var saveTask: Task<Void, Never>?

  /// Creates the state of an editor for a note, or for a new one.
  init(model: NotesModel, note: Note?, coordinator: any NoteEditorCoordinating) {
    self.model = model
    self.note = note
    self.coordinator = coordinator
    original = note.map(NoteDraft.init) ?? NoteDraft()
    heading = note == nil ? NotesStrings.newNote : NotesStrings.editNote
    title = original.title
    body = original.body
  }

  deinit {
    saveTask?.cancel()
  }

  func save() {
    guard saveTask == nil else { return }
    do {
      save(try model.draft(title: title, body: body))
    } catch {
      problem = NotesStrings.message(for: error)
    }
  }

  func cancel() {
    if let saveTask {
      saveTask.cancel()
      stopSaving(problem: NotesStrings.cancelled)
    } else if original != NoteDraft(title: title, body: body) {
      coordinator?.askToDiscard { [weak self] in self?.discard() }
    } else {
      discard()
    }
  }

  private func discard() {
    coordinator?.didFinish(with: nil)
  }

  private func save(_ draft: NoteDraft) {
    let change = model.change(to: draft, of: note, after: lastChange)
    lastChange = change
    problem = NotesStrings.saving
    isSaving = true
    saveTask = model.save(change) { [weak self] result in self?.didEndSaving(with: result) }
  }

  private func didEndSaving(with result: Result<Note, NotesFailure>) {
    switch result {
    case .success(let note): didSave(note)
    case .failure(let failure): stopSaving(problem: NotesStrings.message(for: failure))
    }
  }

  private func didSave(_ note: Note) {
    stopSaving(problem: "")
    coordinator?.didFinish(with: note)
  }

  private func stopSaving(problem: String) {
    saveTask = nil
    isSaving = false
    self.problem = problem
  }
}
