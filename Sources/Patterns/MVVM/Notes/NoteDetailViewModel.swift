import Examples
import Observation

/// Says what to show of a note as the model has it, reads it first if need be, and closes when the note is gone.
@Observable
final class NoteDetailViewModel: NoteDetailViewModeling {
  let banner: any BannerViewModeling
  private let model: NotesModel
  private let noteID: Note.ID
  private let output: (NotesNotice) -> Void
  private var isLoading: Bool
  @ObservationIgnored private var loadTask: Task<Void, Never>?

  /// Creates the state of a note's screen; `output` gets what the list has to tell.
  init(
    model: NotesModel, noteID: Note.ID, banner: any BannerViewModeling,
    output: @escaping (NotesNotice) -> Void
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

  var title: String { note?.title ?? NotesStrings.note }

  var body: String { note?.body ?? NotesStrings.loading }

  var changed: String { note.map { NotesStrings.changed($0.changed) } ?? "" }

  var hasNote: Bool { note != nil }

  var isClosed: Bool { !hasNote && !isLoading }

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
    output(.deleted(title: note.title))
  }

  private func didLoad() {
    isLoading = false
  }

  private func didFail(_ failure: NotesFailure) {
    isLoading = false
    output(failure == .noSuchNote ? .noSuchNote(noteID) : .failed(failure))
  }
}
