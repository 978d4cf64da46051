import Examples
import Foundation

/// The Notes scene's business logic: has the notes read, filters them, and knows what ends the list's message.
final class NoteListInteractor: NoteListBusinessLogic, NoteListDataStore {
  var selectedNoteID: Note.ID?
  var notice: NotesNotice?
  private let presenter: any NoteListPresentationLogic
  private let worker: NotesWorker
  private var filter = ""
  /// Whether the notes were read, or are being read, for the first time.
  private var hasFetched = false
  private var readTask: Task<Void, Never>?

  init(presenter: any NoteListPresentationLogic, worker: NotesWorker) {
    self.presenter = presenter
    self.worker = worker
  }

  deinit {
    readTask?.cancel()
  }

  func fetchNotes(request: NoteListModels.FetchNotes.Request) {
    if !hasFetched {
      hasFetched = true
      worker.store.addObserver(self)
      readNotes()
    }
    presentNotes()
  }

  func refreshNotes(request: NoteListModels.RefreshNotes.Request) {
    userDidAct()
    readNotes()
    presenter.presentRefreshedNotes(response: NoteListModels.RefreshNotes.Response(list: list))
  }

  func filterNotes(request: NoteListModels.FilterNotes.Request) {
    filter = request.text
    userDidAct()
    presenter.presentFilteredNotes(response: NoteListModels.FilterNotes.Response(list: list))
  }

  func selectNote(request: NoteListModels.SelectNote.Request) {
    selectedNoteID = matchingNotes[request.row].id
    userDidAct()
    presenter.presentSelectedNote(response: NoteListModels.SelectNote.Response(list: list))
  }

  func addNote(request: NoteListModels.AddNote.Request) {
    userDidAct()
    presenter.presentNewNote(response: NoteListModels.AddNote.Response(list: list))
  }

  func undoDelete(request: NoteListModels.UndoDelete.Request) {
    notice = nil
    worker.undoDelete()
    presenter.presentUndoneDelete(response: NoteListModels.UndoDelete.Response(list: list))
  }

  /// Ends what holds until the user's next action: the message, and that a delete can be undone.
  private func userDidAct() {
    notice = nil
    worker.sendDelete()
  }

  private func readNotes() {
    guard readTask == nil else { return }
    readTask = Task { [weak self, worker] in
      do throws(NotesFailure) {
        try await worker.fetchNotes()
        self?.didRead()
      } catch {
        self?.didFail(error)
      }
    }
  }

  private func didRead() {
    readTask = nil
    presentNotes()
  }

  private func didFail(_ failure: NotesFailure) {
    readTask = nil
    notice = .failed(failure)
    presentNotes()
  }

  private func presentNotes() {
    presenter.presentFetchedNotes(response: NoteListModels.FetchNotes.Response(list: list))
  }

  private var matchingNotes: [Note] {
    let text = filter.trimmingCharacters(in: .whitespacesAndNewlines)
    return worker.store.notes.filter { $0.titleContains(text) }
  }

  private var list: NoteListModels.NoteList {
    NoteListModels.NoteList(
      notes: matchingNotes, isEmpty: worker.store.notes.isEmpty, isReading: readTask != nil,
      hasRead: worker.store.hasRead, canUndo: worker.store.canUndo, notice: notice)
  }
}

extension NoteListInteractor: NotesStoreObserver {
  func notesDidChange() {
    presentNotes()
  }

  func didFailToDelete(_ note: Note, because failure: NotesFailure) {
    notice = .notDeleted(title: note.title, failure)
    presentNotes()
  }

  func deleteWillBeRetried() {
    notice = nil
  }
}
