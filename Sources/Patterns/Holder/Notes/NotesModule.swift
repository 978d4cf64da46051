import Examples
import Observation

/// The Notes module: owns the notes and their changes for all modules, which find it by its key; has no user interface, and so no
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
  /// The keys of the changes that are under way.
  private var sentKeys: Set<String> = []
  /// The tasks that save, by the keys of their changes.
  @ObservationIgnored private var saveTasks: [String: Task<Void, Never>] = [:]

  init(component: any NotesModuleComponent) {
    self.component = component
  }

  deinit {
    for task in saveTasks.values { task.cancel() }
  }

  var canUndo: Bool { deletedNote != nil }

  var isSending: Bool { !sentKeys.isEmpty }

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

  func save(_ change: NoteChange, completion: @escaping (Result<Note, NotesFailure>) -> Void) {
    sentKeys.insert(change.key)
    saveTasks[change.key] = Task { [weak self, sending = component.sending] in
      do throws(NotesFailure) {
        let note = try await sending.save(change)
        guard !Task.isCancelled else { return }
        self?.didSend(change)
        self?.keep(note)
        completion(.success(note))
      } catch {
        guard !Task.isCancelled else { return }
        self?.didSend(change)
        completion(.failure(error))
      }
    }
  }

  func cancel(_ change: NoteChange) {
    saveTasks[change.key]?.cancel()
    didSend(change)
  }

  private func didSend(_ change: NoteChange) {
    sentKeys.remove(change.key)
    saveTasks[change.key] = nil
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
    sentKeys.insert(change.key)
    // Not cancelled with the tree: the user was told that the note is deleted.
    Task { [weak self, sending = component.sending] in
      do throws(NotesFailure) {
        try await sending.delete(change)
        self?.didSend(change)
      } catch {
        self?.didSend(change)
        self?.didFailToDelete(note, because: error)
      }
    }
  }

  private func didFailToDelete(_ note: Note, because failure: NotesFailure) {
    deletedIDs.remove(note.id)
    notice = .notDeleted(title: note.title, failure)
    keep(note)
  }
}
