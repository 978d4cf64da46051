import Examples
import Observation

/// The editor's presentation logic: has the texts checked and saved, and says whether changes would be lost.
@Observable
final class DefaultNoteEditorPresenter: NoteEditorPresenter {
  let heading: String
  var title: String
  var body: String
  private(set) var problem = ""
  private(set) var isSaving = false
  private let note: Note?
  private let original: NoteDraft
  private let draftManager: any NoteDraftManager
  private let saveManager: any NoteSaveManager
  @ObservationIgnored private var saveTask: Task<Void, Never>?

  /// Creates a presenter for the editor of the note with an identifier, or of a new note.
  init(
    id: String?, notesManager: any NotesManager, draftManager: any NoteDraftManager,
    saveManager: any NoteSaveManager
  ) {
    note = id.flatMap(notesManager.note)
    original = note.map(NoteDraft.init) ?? NoteDraft()
    heading = note == nil ? NotesStrings.newNote : NotesStrings.editNote
    (title, body) = (original.title, original.body)
    self.draftManager = draftManager
    self.saveManager = saveManager
  }

  deinit {
    saveTask?.cancel()
  }

  func save(completion: @escaping (_ id: String) -> Void) {
    guard saveTask == nil else { return }
    do {
      save(try draftManager.draft(title: title, body: body), completion: completion)
    } catch {
      problem = NotesStrings.message(for: error)
    }
  }

  func cancel(completion: (_ hasChanges: Bool) -> Void) {
    guard let saveTask else { return completion(original != NoteDraft(title: title, body: body)) }
    saveTask.cancel()
    stopSaving(problem: NotesStrings.cancelled)
  }

  private func save(_ draft: NoteDraft, completion: @escaping (_ id: String) -> Void) {
    problem = NotesStrings.saving
    isSaving = true
    saveTask = Task { [weak self, saveManager, note] in
      do throws(NotesFailure) {
        let saved = try await saveManager.save(draft, of: note)
        guard !Task.isCancelled else { return }
        self?.stopSaving(problem: "")
        completion(saved.id)
      } catch {
        guard !Task.isCancelled else { return }
        self?.stopSaving(problem: NotesStrings.message(for: error))
      }
    }
  }

  private func stopSaving(problem: String) {
    saveTask = nil
    isSaving = false
    self.problem = problem
  }
}
