import Examples

/// The Note scene's business logic: has its note read if the store lacks it, presents each change, and has it deleted.
final class NoteDetailInteractor: NoteDetailBusinessLogic, NoteDetailDataStore {
  var noteID: Note.ID?
  private(set) var notice: NotesNotice?
  private let presenter: any NoteDetailPresentationLogic
  private let worker: NotesWorker
  private var readTask: Task<Void, Never>?
  /// Whether the presenter knows that the note is gone, which ends the scene.
  private var isGone = false

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
    isGone = true
    worker.delete(note)
    presenter.presentDeletedNote(response: NoteDetailModels.DeleteNote.Response())
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
    readTask = nil
    guard !isGone else { return }
    notice = failure == .noSuchNote ? .noSuchNote(noteID) : .failed(failure)
    presentGoneNote()
  }

  private func presentNote() {
    guard !isGone else { return }
    if let note {
      presenter.presentNote(response: .note(note))
    } else if readTask != nil {
      presenter.presentNote(response: .reading)
    } else {
      presentGoneNote()
    }
  }

  private func presentGoneNote() {
    isGone = true
    presenter.presentNote(response: .gone)
  }
}

extension NoteDetailInteractor: NotesStoreObserver {
  func notesDidChange() {
    presentNote()
  }
}
