import Examples
import Observation

/// The Notes module: owns the notes and sends their changes for all modules, which find it by its key; has no user interface, and so no
/// router.
@Observable
final class NotesModule: Module, NotesSupporting {
  let key = NotesSupportedModule.notes
  let router: (any Routing)? = nil
  private(set) var notes: [Note] = []
  private(set) var hasRead = false
  private(set) var notice: NotesNotice?
  private let component: any NotesModuleComponent
  /// The deleted note that can be brought back.
  private var deletedNote: Note?
  /// The notes whose deletes are under way or done.
  @ObservationIgnored private var deletedIDs: Set<Note.ID> = []
  private var changesUnderWay = 0

  init(component: any NotesModuleComponent) {
    self.component = component
  }

  var canUndo: Bool { deletedNote != nil }

  var isSending: Bool { changesUnderWay > 0 }

  func note(withID id: Note.ID) -> Note? {
    notes.first { $0.id == id }
  }

  // MARK: Reading

  func keep(_ read: [Note]) {
    hasRead = true
    setNotes(read.filter { !deletedIDs.contains($0.id) && $0.id != deletedNote?.id })
  }

  func keep(_ note: Note) {
    setNotes(notes.filter { $0.id != note.id } + [note])
  }

  func tell(_ notice: NotesNotice) {
    self.notice = notice
  }

  private func setNotes(_ newNotes: [Note]) {
    notes = newNotes.sorted { $0.isNewer(than: $1) }
  }

  // MARK: Saving

  func save(_ change: NoteChange) async throws(NotesFailure) -> Note {
    changesUnderWay += 1
    defer { if !Task.isCancelled { changesUnderWay -= 1 } }
    return try await component.sending.save(change)
  }

  func didCancelSaving() {
    changesUnderWay -= 1
  }

  // MARK: Deleting

  func delete(_ note: Note) {
    deletedNote = note
    notice = .deleted(title: note.title)
    notes.removeAll { $0.id == note.id }
  }

  func undoDelete() {
    guard let note = deletedNote else { return }
    deletedNote = nil
    notice = nil
    keep(note)
  }

  func userDidAct() {
    notice = nil
    if let note = deletedNote { sendDelete(of: note) }
    deletedNote = nil
  }

  private func sendDelete(of note: Note) {
    let change = NoteChange(key: component.makeKey(), kind: .delete(note))
    deletedIDs.insert(note.id)
    changesUnderWay += 1
    // Not cancelled with the tree: the user was told that the note is deleted.
    Task { [weak self, sending = component.sending] in
      do throws(NotesFailure) {
        try await sending.delete(change)
        self?.changesUnderWay -= 1
      } catch {
        self?.didFailToDelete(note, because: error)
      }
    }
  }

  private func didFailToDelete(_ note: Note, because failure: NotesFailure) {
    deletedIDs.remove(note.id)
    changesUnderWay -= 1
    notice = .notDeleted(title: note.title, failure)
    keep(note)
  }
}
