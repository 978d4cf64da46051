import Examples
import Observation

/// Says what to show of a note as the model has it, reads it first if need be, and tells its coordinator what it did.
@Observable
final class NoteDetailViewModel: NoteDetailViewModeling {
  private let model: NotesModel
  private let noteID: Note.ID
  @ObservationIgnored private weak var coordinator: (any NoteDetailCoordinating)?
  private var isLoading: Bool
  @ObservationIgnored private var loadTask: Task<Void, Never>?

  init(model: NotesModel, noteID: Note.ID, coordinator: any NoteDetailCoordinating) {
    self.model = model
    self.noteID = noteID
    self.coordinator = coordinator
    isLoading = model.note(withID: noteID) == nil
  }

  deinit {
    loadTask?.cancel()
  }

  var texts: (title: String, body: String, changed: String)? {
    if let note { return (note.title, note.body, NotesStrings.changed(note.changed)) }
    return isLoading ? (NotesStrings.note, NotesStrings.loading, "") : nil
  }

  var hasNote: Bool { note != nil }

  private var note: Note? { model.note(withID: noteID) }

  func load() {
    guard isLoading, loadTask == nil else { return }
    loadTask = Task { [weak self, model, noteID] in
      do throws(NotesFailure) {
        try await model.read(noteID)
        self?.didLoad()
      } catch {
        self?.didFail(error)
      }
    }
  }

  func editNote() {
    if let note { coordinator?.editNote(note) }
  }

  func deleteNote() {
    guard let note else { return }
    model.delete(note)
    coordinator?.noteDetailDid(.deleted(note))
  }

  func close() {
    coordinator?.closeNote()
  }

  private func didLoad() {
    isLoading = false
  }

  private func didFail(_ failure: NotesFailure) {
    isLoading = false
    coordinator?.noteDetailDid(.notRead(noteID, failure))
  }
}
