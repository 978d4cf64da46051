import Examples
import Observation

/// The Note screen's presentation logic; owned by the view controller, knows managers by their protocols and no view; owns the
/// task that reads.
@Observable
final class DefaultNoteDetailPresenter: NoteDetailPresenter {
  private let id: String
  private let notesManager: any NotesManager
  private let readManager: any NotesReadManager
  private let deleteManager: any NoteDeleteManager
  private let noticeManager: any NotesNoticeManager
  @ObservationIgnored private var loadTask: Task<Void, Never>?

  init(
    id: String, notesManager: any NotesManager, readManager: any NotesReadManager,
    deleteManager: any NoteDeleteManager, noticeManager: any NotesNoticeManager
  ) {
    self.id = id
    self.notesManager = notesManager
    self.readManager = readManager
    self.deleteManager = deleteManager
    self.noticeManager = noticeManager
  }

  deinit {
    loadTask?.cancel()
  }

  var title: String { note?.title ?? NotesStrings.note }

  var body: String { note?.body ?? NotesStrings.loading }

  var changed: String { note.map { NotesStrings.changed($0.changed) } ?? "" }

  var hasNote: Bool { note != nil }

  private var note: Note? { notesManager.note(withID: id) }

  func load(completion: @escaping () -> Void) {
    guard note == nil, loadTask == nil else { return }
    loadTask = Task { [weak self, readManager, id] in
      do throws(NotesFailure) {
        try await readManager.readNote(withID: id)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error, completion: completion)
      }
    }
  }

  func delete() {
    if let note { deleteManager.delete(note) }
  }

  private func didFail(_ failure: NotesFailure, completion: () -> Void) {
    noticeManager.notice = failure == .noSuchNote ? .noSuchNote(id) : .failed(failure)
    completion()
  }
}
