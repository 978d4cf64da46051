import Examples

/// The Note scene's business logic: has its note read if the store lacks it, presents each change, and has it deleted.
final class NoteDetailInteractor: NoteDetailBusinessLogic, NoteDetailDataStore {
  var noteID: Note.ID?
  private(set) var notice: NotesNotice?
  private let presenter: any NoteDetailPresentationLogic
  private let worker: NotesWorker
  private var readTask: Task<Void, Never>?

  init(presenter: any NoteDetailPresentationLogic, worker: NotesWorker) {
    self.presenter = presenter
    self.worker = worker
  }

  deinit {
    readTask?.cancel()
  }

  var note: Note? {
    noteID.flatMap(worker.store.note)
  }

  func showNote(request: NoteDetailModels.ShowNote.Request) {
    worker.store.addObserver(self)
    if let noteID, note == nil { readNote(withID: noteID) }
    presentNote()
  }

  func deleteNote(request: NoteDetailModels.DeleteNote.Request) {
    guard let note else { return }
    notice = .deleted(title: note.title)
    // The store then tells that the note is gone.
    worker.delete(note)
  }

  private func readNote(withID noteID: Note.ID) {
    readTask = Task { [weak self, worker] in
      do throws(NotesFailure) {
        try await worker.fetchNote(withID: noteID)
        self?.readTask = nil
      } catch {
        self?.didFail(error, toReadNoteWithID: noteID)
      }
    }
  }

  private func didFail(_ failure: NotesFailure, toReadNoteWithID noteID: Note.ID) {
    notice = failure == .noSuchNote ? .noSuchNote(noteID) : .failed(failure)
    presenter.presentGoneNote(response: NoteDetailModels.DeleteNote.Response())
  }

  private func presentNote() {
    if note != nil || readTask != nil {
      presenter.presentNote(response: NoteDetailModels.ShowNote.Response(note: note))
    } else {
      presenter.presentGoneNote(response: NoteDetailModels.DeleteNote.Response())
    }
  }
}

extension NoteDetailInteractor: NotesStoreObserver {
  func notesDidChange() {
    presentNote()
  }
}
