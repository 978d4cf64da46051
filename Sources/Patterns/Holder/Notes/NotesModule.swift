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
  private let component: any NotesModuleComponent
  /// The deleted note that can be brought back.
  private var undoableNote: Note?
  /// The deletes that failed of notes that are there unchanged.
  private var failedDeletes: [NoteChange] = []
  /// The notes that are deleted, or whose deletes can be undone or are under way.
  @ObservationIgnored private var deletedIDs: Set<Note.ID> = []
  /// The changes under way, each as the number of its sending.
  private var changesUnderWay: Set<Int> = []
  @ObservationIgnored private var lastSending = 0

  init(component: any NotesModuleComponent) {
    self.component = component
  }

  var isSending: Bool { !changesUnderWay.isEmpty }

  var failedDelete: NoteChange? { failedDeletes.first }

  var canUndo: Bool { undoableNote != nil }

  func note(withID id: Note.ID) -> Note? {
    notes.first { $0.id == id }
  }

  // MARK: Reading

  func replaceNotes(with read: [Note]) {
    hasRead = true
    setNotes(read.filter { !deletedIDs.contains($0.id) })
  }

  func keep(_ note: Note) {
    setNotes(notes.filter { $0.id != note.id } + [note])
  }

  private func setNotes(_ newNotes: [Note]) {
    notes = newNotes.sorted { $0.isNewer(than: $1) }
    failedDeletes.removeAll { !canSendAgain($0) }
  }

  // MARK: Saving

  func save(_ change: NoteChange) async throws(NotesFailure) -> Note {
    let sending = begin()
    defer { end(sending) }
    let saved = try await withTaskCancellationHandler { [service = component.service] in
      await Self.answer(to: change, from: service)
    } onCancel: {
      Task { @MainActor [weak self] in self?.end(sending) }
    }.get()
    if !Task.isCancelled { keep(saved) }
    return saved
  }

  private static func answer(
    to change: NoteChange, from service: any NotesService
  ) async -> Result<Note, NotesFailure> {
    do throws(NotesFailure) {
      return .success(try await service.save(change))
    } catch {
      return .failure(error)
    }
  }

  /// Numbers a sending: the same change may be sent again while a cancelled request has no answer yet.
  private func begin() -> Int {
    lastSending += 1
    changesUnderWay.insert(lastSending)
    return lastSending
  }

  private func end(_ sending: Int) {
    changesUnderWay.remove(sending)
  }

  // MARK: Deleting

  func delete(_ note: Note, failure: @escaping (Note, NotesFailure) -> Void) {
    sendDelete(failure: failure)
    undoableNote = note
    hide(note)
  }

  func undoDelete() {
    guard let note = undoableNote else { return }
    undoableNote = nil
    bringBack(note)
  }

  func sendDelete(failure: @escaping (Note, NotesFailure) -> Void) {
    guard let note = undoableNote else { return }
    undoableNote = nil
    send(NoteChange(key: component.makeKey(), kind: .delete(note)), of: note, failure: failure)
  }

  func retryDelete(failure: @escaping (Note, NotesFailure) -> Void) {
    guard let change = failedDelete, case .delete(let note) = change.kind else { return }
    hide(note)
    send(change, of: note, failure: failure)
  }

  private func send(
    _ change: NoteChange, of note: Note, failure: @escaping (Note, NotesFailure) -> Void
  ) {
    let sending = begin()
    // Not cancelled with the tree: the user was told that the note is deleted.
    Task { [weak self, service = component.service] in
      do throws(NotesFailure) {
        try await service.delete(change)
        self?.end(sending)
      } catch {
        self?.end(sending)
        self?.didFailToDelete(note, by: change, because: error)
        failure(note, error)
      }
    }
  }

  private func didFailToDelete(_ note: Note, by change: NoteChange, because failure: NotesFailure) {
    bringBack(note)
    // The server refuses the revision, so it would refuse the same change again.
    if failure != .changedElsewhere { failedDeletes.append(change) }
  }

  /// Whether the note to delete is there as it was.
  private func canSendAgain(_ change: NoteChange) -> Bool {
    guard case .delete(let deleted) = change.kind else { return false }
    return note(withID: deleted.id)?.revision == deleted.revision
  }

  private func hide(_ note: Note) {
    deletedIDs.insert(note.id)
    setNotes(notes.filter { $0.id != note.id })
  }

  private func bringBack(_ note: Note) {
    deletedIDs.remove(note.id)
    keep(note)
  }
}
