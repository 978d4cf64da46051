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
  private(set) var isSending = false
  private let component: any NotesModuleComponent
  /// The deleted note that can be brought back.
  private var deletedNote: Note?
  /// The notes whose delete is under way or done.
  private var hiddenIDs: Set<Note.ID> = []
  /// The changes that are under way, by their keys.
  @ObservationIgnored private var sendTasks: [String: Task<Void, Never>] = [:] {
    didSet { isSending = !sendTasks.isEmpty }
  }

  init(component: any NotesModuleComponent) {
    self.component = component
  }

  deinit {
    for task in sendTasks.values { task.cancel() }
  }

  var canUndo: Bool { deletedNote != nil }

  func note(withID id: Note.ID) -> Note? {
    notes.first { $0.id == id }
  }

  // MARK: Reading

  func keep(_ read: [Note]) {
    hasRead = true
    setNotes(read.filter { !hiddenIDs.contains($0.id) && $0.id != deletedNote?.id })
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
    sendTasks[change.key] = Task { [weak self, sending = component.sending] in
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
    sendTasks.removeValue(forKey: change.key)?.cancel()
  }

  private func didSend(_ change: NoteChange) {
    sendTasks[change.key] = nil
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
    hiddenIDs.insert(note.id)
    sendTasks[change.key] = Task { [weak self, sending = component.sending] in
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
    hiddenIDs.remove(note.id)
    notice = .notDeleted(title: note.title, failure)
    keep(note)
  }
}
