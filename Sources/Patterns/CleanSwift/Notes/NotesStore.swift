import Examples

/// The notes in memory and their changes under way, which several scenes show.
final class NotesStore {
  /// The notes that are not deleted, the newest first.
  private(set) var notes: [Note] = []
  /// Whether the server's notes were read.
  private(set) var hasRead = false
  private var undoableNote: Note?
  /// The notes whose deletes are under way or done.
  private var deletedIDs: Set<Note.ID> = []
  /// The deletes that failed and can be sent again, the oldest first.
  private var failedDeletes: [NoteChange] = []
  /// The numbers of the changes under way; the same change may be sent again before a cancelled sending of it has ended.
  private var changesUnderWay: Set<Int> = []
  private var lastNumber = 0
  private var observers: [WeakObserver] = []

  /// Whether a change is under way.
  var isSending: Bool { !changesUnderWay.isEmpty }
  /// Whether a delete can be undone, because it is not sent yet.
  var canUndo: Bool { undoableNote != nil }
  /// The delete to send again: of those that failed, the first.
  var failedDelete: NoteChange? { failedDeletes.first }

  /// Adds an observer, which is held weakly, unless it is one already.
  func addObserver(_ observer: any NotesStoreObserver) {
    guard !observers.contains(where: { $0.observer === observer }) else { return }
    observers.append(WeakObserver(observer: observer))
  }

  func note(withID id: Note.ID) -> Note? {
    notes.first { $0.id == id }
  }

  // MARK: Notes of the server

  /// Replaces all notes by those that were read; deleted ones stay hidden.
  func replaceNotes(with read: [Note]) {
    hasRead = true
    failedDeletes.removeAll { change in !read.contains { isRevision($0, of: change) } }
    setNotes(read.filter { !deletedIDs.contains($0.id) && $0.id != undoableNote?.id })
  }

  /// Adds a note, or replaces its earlier revision.
  func keep(_ note: Note) {
    failedDeletes.removeAll { $0.noteID == note.id && !isRevision(note, of: $0) }
    setNotes(notes.filter { $0.id != note.id } + [note])
  }

  /// Whether a note is at the revision that a change is based on.
  private func isRevision(_ note: Note, of change: NoteChange) -> Bool {
    note.id == change.noteID && note.revision == change.note?.revision
  }

  // MARK: Deletes

  /// Hides a note, which can be undone until its delete is sent.
  func hideUndoably(_ note: Note) {
    undoableNote = note
    failedDeletes.removeAll { $0.noteID == note.id }
    setNotes(notes.filter { $0.id != note.id })
  }

  func undoDelete() {
    guard let note = undoableNote else { return }
    undoableNote = nil
    keep(note)
  }

  /// Returns the note whose delete could be undone; it no longer can.
  func takeUndoableNote() -> Note? {
    defer { undoableNote = nil }
    return undoableNote
  }

  /// Returns the delete to send again, which no longer counts as failed.
  func takeFailedDelete() -> NoteChange? {
    guard let change = failedDelete else { return nil }
    failedDeletes.removeFirst()
    notifyObservers { $0.deleteWillBeRetried() }
    return change
  }

  /// Hides a note whose delete is sent.
  func hide(_ note: Note) {
    deletedIDs.insert(note.id)
    setNotes(notes.filter { $0.id != note.id })
  }

  /// Brings a note back whose delete failed.
  func restore(_ note: Note, after change: NoteChange, failedBecause failure: NotesFailure) {
    deletedIDs.remove(note.id)
    if failure != .changedElsewhere { failedDeletes.append(change) }
    keep(note)
    notifyObservers { $0.didFailToDelete(note, because: failure) }
  }

  // MARK: Changes under way

  /// Counts a change as under way; returns its number.
  func start() -> Int {
    lastNumber += 1
    let number = lastNumber
    changesUnderWay.insert(number)
    notifyObservers { $0.notesDidChange() }
    return number
  }

  func end(_ number: Int) {
    changesUnderWay.remove(number)
    notifyObservers { $0.notesDidChange() }
  }

  // MARK: Observers

  private func setNotes(_ newNotes: [Note]) {
    notes = newNotes.sorted { $0.isNewer(than: $1) }
    notifyObservers { $0.notesDidChange() }
  }

  private func notifyObservers(of event: (any NotesStoreObserver) -> Void) {
    observers.removeAll { $0.observer == nil }
    for entry in observers { entry.observer.map(event) }
  }

  private struct WeakObserver {
    weak var observer: (any NotesStoreObserver)?
  }
}
