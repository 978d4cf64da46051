import Examples
import Observation

/// Deletes notes in the remote repository; brings back a note whose delete fails.
@Observable
final class DefaultNoteDeleteManager: NoteDeleteManager {
  private var deletedNote: Note?
  private let repository: any NotesRemoteRepository
  private let notesManager: any NotesManager
  private let noticeManager: any NotesNoticeManager
  private let syncManager: any NotesSyncManager
  private let makeKey: () -> String

  init(
    repository: any NotesRemoteRepository, notesManager: any NotesManager,
    noticeManager: any NotesNoticeManager, syncManager: any NotesSyncManager, makeKey: @escaping () -> String
  ) {
    self.repository = repository
    self.notesManager = notesManager
    self.noticeManager = noticeManager
    self.syncManager = syncManager
    self.makeKey = makeKey
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
    let change = NoteChange(key: makeKey(), kind: .delete(note))
    syncManager.changesUnderWay += 1
    // Nothing cancels it: the list has told the user that the note is deleted.
    Task { [weak self, repository] in
      do throws(NotesFailure) {
        try await repository.delete(change)
        self?.syncManager.changesUnderWay -= 1
      } catch {
        self?.didFail(note, because: error)
      }
    }
  }

  private func didFail(_ note: Note, because failure: NotesFailure) {
    syncManager.changesUnderWay -= 1
    notesManager.restore(note)
    noticeManager.notice = .notDeleted(title: note.title, failure)
  }
}
