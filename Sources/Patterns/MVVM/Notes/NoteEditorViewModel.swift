import Examples
import Observation

/// Has the model check and save the texts of a note or a new one, asks before changes are dropped, and closes itself.
@Observable
final class NoteEditorViewModel: NoteEditorViewModeling {
  let heading: String
  var title: String
  var body: String
  private(set) var problem = ""
  private(set) var isSaving = false
  private(set) var isAsking = false
  private(set) var isClosed = false
  private let model: NotesModel
  private let note: Note?
  private let original: NoteDraft
  private let output: (Note) -> Void
  @ObservationIgnored private var savedNote: Note?
  @ObservationIgnored private var lastChange: NoteChange?
  @ObservationIgnored private var saveTask: Task<Void, Never>?

  /// Creates the state of an editor for a note, or for a new one; `output` gets the saved note.
  init(model: NotesModel, note: Note?, output: @escaping (Note) -> Void = { _ in }) {
    self.model = model
    self.note = note
    self.output = output
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
      isAsking = true
    } else {
      isClosed = true
    }
  }

  func discard() {
    isAsking = false
    isClosed = true
  }

  func keepEditing() {
    isAsking = false
  }

  func didClose() {
    guard let note = savedNote else { return }
    savedNote = nil
    output(note)
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
    savedNote = note
    isClosed = true
  }

  private func stopSaving(problem: String) {
    saveTask = nil
    isSaving = false
    self.problem = problem
  }
}
