import Examples
import Observation

/// Deletes notes by the change manager; brings back a note whose delete fails.
@Observable
final class DefaultNoteDeleteManager: NoteDeleteManager {
  @ObservationIgnored var deleteFailed: ((Note, NotesFailure) -> Void)?
  private var undoableNote: Note?
  private let notesManager: any NotesManager
  private let changeManager: any NoteChangeManager
  private let makeKey: () -> String

  init(
    notesManager: any NotesManager, changeManager: any NoteChangeManager, makeKey: @escaping () -> String
  ) {
    self.notesManager = notesManager
    self.changeManager = changeManager
    self.makeKey = makeKey
  }

  var canUndo: Bool { undoableNote != nil }

  func delete(_ note: Note) {
    sendDelete()
    undoableNote = note
    notesManager.remove(note)
  }

  func undoDelete() {
    guard let note = undoableNote else { return }
    undoableNote = nil
    notesManager.restore(note)
  }

  func sendDelete() {
    guard let note = undoableNote else { return }
    undoableNote = nil
    send(NoteChange(key: makeKey(), kind: .delete(note)), of: note)
  }

  func retryDelete() {
    guard let change = notesManager.failedDelete, case .delete(let note) = change.kind else { return }
    notesManager.remove(note)
    send(change, of: note)
  }

  private func send(_ change: NoteChange, of note: Note) {
    // Nothing cancels it: the list has told the user that the note is deleted.
    Task { [weak self, changeManager] in
      do throws(NotesFailure) {
        try await changeManager.delete(change)
      } catch {
        self?.didFail(change, of: note, because: error)
      }
    }
  }

  private func didFail(_ change: NoteChange, of note: Note, because failure: NotesFailure) {
    notesManager.restore(note)
    // The server refuses the revision, so it would refuse the same change again.
    if failure != .changedElsewhere { notesManager.keepFailedDelete(change) }
    deleteFailed?(note, failure)
  }
}
