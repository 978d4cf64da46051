import Examples
import Observation

/// Deletes notes over HTTP; owns the tasks of the deletes that are under way, and brings back a note whose delete fails.
@Observable
final class DefaultNoteDeleteManager: NoteDeleteManager {
  private var deletedNote: Note?
  private let environment: NotesEnvironment
  private let notesManager: any NotesManager
  private let noticeManager: any NotesNoticeManager
  private let syncManager: any NotesSyncManager
  @ObservationIgnored private var deleteTasks: [Note.ID: Task<Void, Never>] = [:]

  init(
    environment: NotesEnvironment, notesManager: any NotesManager, noticeManager: any NotesNoticeManager,
    syncManager: any NotesSyncManager
  ) {
    self.environment = environment
    self.notesManager = notesManager
    self.noticeManager = noticeManager
    self.syncManager = syncManager
  }

  deinit {
    for task in deleteTasks.values { task.cancel() }
  }

  var canUndo: Bool { deletedNote != nil }

  func delete(_ note: Note) {
    deletedNote = note
    notesManager.remove(note)
    noticeManager.notice = .deleted(title: note.title)
  }

  func undo() {
    guard let note = deletedNote else { return }
    deletedNote = nil
    notesManager.restore(note)
  }

  func send() {
    guard let note = deletedNote else { return }
    deletedNote = nil
    let change = NoteChange(key: environment.makeKey(), kind: .delete(note))
    syncManager.changesUnderWay += 1
    deleteTasks[note.id] = Task { [weak self, environment] in
      do throws(NotesFailure) {
        try NotesWire.checkDeleted(try await environment.send(change))
        self?.didEnd(note)
      } catch {
        self?.didFail(note, because: error)
      }
    }
  }

  private func didFail(_ note: Note, because failure: NotesFailure) {
    didEnd(note)
    notesManager.restore(note)
    noticeManager.notice = .notDeleted(title: note.title, failure)
  }

  private func didEnd(_ note: Note) {
    deleteTasks[note.id] = nil
    syncManager.changesUnderWay -= 1
  }
}
