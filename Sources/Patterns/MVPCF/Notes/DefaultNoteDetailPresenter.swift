import Examples
import Observation

/// The Note screen's presentation logic; owned by the view controller, knows Logic by protocols and no view; owns
/// the task that reads.
@Observable
final class DefaultNoteDetailPresenter: NoteDetailPresenter {
  private let id: String
  private let notesManager: any NotesManager
  private let repository: any NotesRemoteRepository
  private let deleteManager: any NoteDeleteManager
  private let noticeManager: any NotesNoticeManager
  @ObservationIgnored private var loadTask: Task<Void, Never>?

  init(
    id: String, notesManager: any NotesManager, repository: any NotesRemoteRepository,
    deleteManager: any NoteDeleteManager, noticeManager: any NotesNoticeManager
  ) {
    self.id = id
    self.notesManager = notesManager
    self.repository = repository
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
    loadTask = Task { [weak self, repository, id] in
      do throws(NotesFailure) {
        let note = try await repository.note(withID: id)
        guard !Task.isCancelled else { return }
        self?.notesManager.keep(note)
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
