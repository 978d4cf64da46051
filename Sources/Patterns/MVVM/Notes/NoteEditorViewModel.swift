import Examples
import Observation

/// The editor's state and actions: knows the model and no view; owns the task that saves.
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
  private let output: (Note) -> Void
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

  func save(completion: @escaping () -> Void) {
    guard saveTask == nil else { return }
    do {
      save(try model.draft(title: title, body: body), completion: completion)
    } catch {
      problem = NotesStrings.message(for: error)
    }
  }

  func cancel(question: () -> Void, completion: () -> Void) {
    if let saveTask {
      saveTask.cancel()
      model.didCancelSaving()
      stopSaving(problem: NotesStrings.cancelled)
    } else if original != NoteDraft(title: title, body: body) {
      question()
    } else {
      completion()
    }
  }

  private func save(_ draft: NoteDraft, completion: @escaping () -> Void) {
    let change = model.change(to: draft, of: note, after: lastChange)
    lastChange = change
    problem = NotesStrings.saving
    isSaving = true
    saveTask = Task { [weak self, model] in
      do throws(NotesFailure) {
        let note = try await model.save(change)
        guard !Task.isCancelled else { return }
        self?.didSave(note, completion: completion)
      } catch {
        guard !Task.isCancelled else { return }
        self?.stopSaving(problem: NotesStrings.message(for: error))
      }
    }
  }

  private func didSave(_ note: Note, completion: () -> Void) {
    model.keep(note)
    // Another view may still be bound to this state.
    stopSaving(problem: "")
    completion()
    output(note)
  }

  private func stopSaving(problem: String) {
    saveTask = nil
    isSaving = false
    self.problem = problem
  }
}
