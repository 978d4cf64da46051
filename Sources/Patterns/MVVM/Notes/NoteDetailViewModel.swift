import Examples
import Observation

/// Says what to show of a note as the model has it, reads it first if need be, and closes when the note is gone.
@Observable
final class NoteDetailViewModel: NoteDetailViewModeling {
  let banner: any BannerViewModeling
  private let model: NotesModel
  private let noteID: Note.ID
  private let output: (NoteDetailOutput) -> Void
  private var isLoading: Bool
  @ObservationIgnored private var loadTask: Task<Void, Never>?

  /// Creates the state of a note's screen; `output` gets what it did.
  init(
    model: NotesModel, noteID: Note.ID, banner: any BannerViewModeling,
    output: @escaping (NoteDetailOutput) -> Void
  ) {
    self.model = model
    self.noteID = noteID
    self.banner = banner
    self.output = output
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

  func editNote() -> (any NoteEditorViewModeling)? {
    note.map { NoteEditorViewModel(model: model, note: $0) }
  }

  func deleteNote() {
    guard let note else { return }
    model.delete(note)
    output(.deleted(note))
  }

  private func didLoad() {
    isLoading = false
  }

  private func didFail(_ failure: NotesFailure) {
    isLoading = false
    output(.notRead(noteID, failure))
  }
}
