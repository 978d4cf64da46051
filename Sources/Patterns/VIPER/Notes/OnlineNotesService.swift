import Examples

/// The notes service: keeps the notes in memory, reads and changes them over the network, and sends the deletes.
final class OnlineNotesService: NotesService {
  private(set) var notes: [Note] = []
  private(set) var hasRead = false
  private let client: NotesClient
  /// Returns a key for a change, another one at each call.
  private let makeKey: () -> String
  private var undoableNote: Note?
  /// The notes whose deletes are under way or done.
  private var deletedIDs: Set<Note.ID> = []
  /// The deletes that failed and can be sent again, the oldest first.
  private var failedDeletes: [NoteChange] = []
  /// The numbers of the changes under way; the same change may be sent again before a cancelled sending of it has ended.
  private var changesUnderWay: Set<Int> = []
  private var lastNumber = 0
  private var observers: [WeakObserver] = []

  init(client: NotesClient, makeKey: @escaping () -> String) {
    self.client = client
    self.makeKey = makeKey
  }

  var isSending: Bool { !changesUnderWay.isEmpty }
  var canUndo: Bool { undoableNote != nil }
  var failedDelete: NoteChange? { failedDeletes.first }

  func addObserver(_ observer: any NotesServiceObserver) {
    observers.append(WeakObserver(observer: observer))
  }

  func note(withID id: Note.ID) -> Note? {
    notes.first { $0.id == id }
  }

  // MARK: Reading

  func readNotes() async throws(NotesFailure) {
    let read = try await client.notes()
    guard !Task.isCancelled else { return }
    replaceNotes(with: read)
  }

  func readNote(withID id: Note.ID) async throws(NotesFailure) {
    let note = try await client.note(withID: id)
    guard !Task.isCancelled else { return }
    keep(note)
  }

  /// Replaces all notes by those that were read; deleted ones stay hidden.
  private func replaceNotes(with read: [Note]) {
    hasRead = true
    failedDeletes.removeAll { change in !read.contains { isRevision($0, of: change) } }
    setNotes(read.filter { !deletedIDs.contains($0.id) && $0.id != undoableNote?.id })
  }

  /// Adds a note, or replaces its earlier revision.
  private func keep(_ note: Note) {
    failedDeletes.removeAll { $0.noteID == note.id && !isRevision(note, of: $0) }
    setNotes(notes.filter { $0.id != note.id } + [note])
  }

  /// Whether a note is at the revision that a change is based on.
  private func isRevision(_ note: Note, of change: NoteChange) -> Bool {
    note.id == change.noteID && note.revision == change.note?.revision
  }

  // MARK: Saving

  func change(_ kind: NoteChange.Kind, after last: NoteChange?) -> NoteChange {
    if let last, last.kind == kind { return last }
    return makeChange(kind)
  }

  private func makeChange(_ kind: NoteChange.Kind) -> NoteChange {
    NoteChange(key: makeKey(), kind: kind)
  }

  func save(_ change: NoteChange) async throws(NotesFailure) -> Note {
    let number = start()
    defer { end(number) }
    let result = await withTaskCancellationHandler {
      await client.save(change)
    } onCancel: {
      Task { @MainActor [weak self] in self?.end(number) }
    }
    let note = try result.get()
    if !Task.isCancelled { keep(note) }
    return note
  }

  // MARK: Deleting

  func delete(_ note: Note) {
    sendDelete()
    undoableNote = note
    failedDeletes.removeAll { $0.noteID == note.id }
    setNotes(notes.filter { $0.id != note.id })
  }

  func undoDelete() {
    guard let note = undoableNote else { return }
    undoableNote = nil
    keep(note)
  }

  func sendDelete() {
    guard let note = undoableNote else { return }
    undoableNote = nil
    send(makeChange(.delete(note)), deleting: note)
  }

  func retryDelete() {
    guard let change = failedDelete, let note = change.note else { return }
    failedDeletes.removeFirst()
    send(change, deleting: note)
  }

  private func send(_ change: NoteChange, deleting note: Note) {
    deletedIDs.insert(note.id)
    setNotes(notes.filter { $0.id != note.id })
    let number = start()
    // Nothing cancels it: the user was told that the note is deleted.
    Task { [weak self, client] in
      do throws(NotesFailure) {
        try await client.delete(change)
        self?.end(number)
      } catch {
        self?.end(number)
        self?.didFail(change, deleting: note, because: error)
      }
    }
  }

  private func didFail(_ change: NoteChange, deleting note: Note, because failure: NotesFailure) {
    deletedIDs.remove(note.id)
    if failure != .changedElsewhere { failedDeletes.append(change) }
    keep(note)
    notifyObservers { $0.didFailToDelete(note, because: failure) }
  }

  // MARK: Changes under way

  private func start() -> Int {
    lastNumber += 1
    let number = lastNumber
    changesUnderWay.insert(number)
    notifyObservers { $0.notesDidChange() }
    return number
  }

  private func end(_ number: Int) {
    changesUnderWay.remove(number)
    notifyObservers { $0.notesDidChange() }
  }

  // MARK: Observers

  private func setNotes(_ newNotes: [Note]) {
    notes = newNotes.sorted { $0.isNewer(than: $1) }
    notifyObservers { $0.notesDidChange() }
  }

  private func notifyObservers(of event: (any NotesServiceObserver) -> Void) {
    observers.removeAll { $0.observer == nil }
    for entry in observers { entry.observer.map(event) }
  }

  private struct WeakObserver {
    weak var observer: (any NotesServiceObserver)?
  }
}
