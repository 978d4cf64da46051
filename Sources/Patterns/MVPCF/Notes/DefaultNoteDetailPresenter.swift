import Examples
import Observation

/// The Note screen's presentation logic: shows a note, which it reads if it is not there, and deletes it.
@Observable
final class DefaultNoteDetailPresenter: NoteDetailPresenter {
  private let id: String
  /// The note as it was when the user took it away.
  private var lastNote: Note?
  private let notesManager: any NotesManager
  private let readManager: any NotesReadManager
  private let deleteManager: any NoteDeleteManager
  @ObservationIgnored private var loadTask: Task<Void, Never>?

  init(
    id: String, notesManager: any NotesManager, readManager: any NotesReadManager,
    deleteManager: any NoteDeleteManager
  ) {
    self.id = id
    self.notesManager = notesManager
    self.readManager = readManager
    self.deleteManager = deleteManager
  }

  deinit {
    loadTask?.cancel()
  }

  var title: String { note?.title ?? NotesStrings.note }

  var body: String { note?.body ?? NotesStrings.loading }

  var changed: String { note.map { NotesStrings.changed($0.changed) } ?? "" }

  var hasNote: Bool { note != nil }

  private var note: Note? { lastNote ?? notesManager.note(withID: id) }

  func load(completion: @escaping (_ notice: NotesNotice) -> Void) {
    guard note == nil, loadTask == nil else { return }
    loadTask = Task { [weak self, readManager, id] in
      do throws(NotesFailure) {
        try await readManager.readNote(withID: id)
      } catch {
        self?.didFail(error, completion: completion)
      }
    }
  }

  func delete(completion: (_ notice: NotesNotice) -> Void) {
    guard let note = notesManager.note(withID: id) else { return }
    lastNote = note
    deleteManager.delete(note)
    completion(.deleted(title: note.title))
  }

  func retryDelete(send: () -> Void, close: () -> Void) {
    guard notesManager.failedDelete?.noteID == id else { return send() }
    lastNote = note
    send()
    close()
  }

  private func didFail(_ failure: NotesFailure, completion: (_ notice: NotesNotice) -> Void) {
    completion(failure == .noSuchNote ? .noSuchNote(id) : .failed(failure))
  }
}
