import Examples
import Observation

/// The note's state and actions: knows the model and no view; owns the task that reads.
@Observable
final class NoteDetailViewModel: NoteDetailViewModeling {
  let banner: any BannerViewModeling
  private let model: NotesModel
  private let noteID: Note.ID
  @ObservationIgnored private var loadTask: Task<Void, Never>?

  init(model: NotesModel, noteID: Note.ID, banner: any BannerViewModeling) {
    self.model = model
    self.noteID = noteID
    self.banner = banner
  }

  deinit {
    loadTask?.cancel()
  }

  var title: String { note?.title ?? NotesStrings.note }

  var body: String { note?.body ?? NotesStrings.loading }

  var changed: String { note.map { NotesStrings.changed($0.changed) } ?? "" }

  var hasNote: Bool { note != nil }

  private var note: Note? { model.note(withID: noteID) }

  func load(failure: @escaping () -> Void) {
    guard note == nil, loadTask == nil else { return }
    loadTask = Task { [weak self, model, noteID] in
      do throws(NotesFailure) {
        let note = try await model.read(noteID)
        guard !Task.isCancelled else { return }
        self?.didLoad(note)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
        failure()
      }
    }
  }

  func editNote() -> (any NoteEditorViewModeling)? {
    note.map { NoteEditorViewModel(model: model, note: $0) }
  }

  func deleteNote() {
    if let note { model.delete(note) }
  }

  private func didLoad(_ note: Note) {
    model.keep(note)
  }

  private func didFail(_ failure: NotesFailure) {
    model.tell(failure == .noSuchNote ? .noSuchNote(noteID) : .failed(failure))
  }
}
