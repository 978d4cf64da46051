import Examples

/// The cache of notes: owns what several modules show, in memory, and knows its observers weakly by their protocol.
final class MemoryNotesCache: NotesCache {
  private(set) var notes: [Note] = []
  private(set) var deletedNote: Note?
  var changesUnderWay = 0 {
    didSet { notifyObservers() }
  }
  /// The notes whose deletes are under way or done.
  private var deletedIDs: Set<Note.ID> = []
  private var observers: [WeakObserver] = []

  func addObserver(_ observer: any NotesCacheObserver) {
    observers.append(WeakObserver(observer: observer))
  }

  func note(withID id: Note.ID) -> Note? {
    notes.first { $0.id == id }
  }

  func replaceNotes(with read: [Note]) {
    setNotes(read.filter { !deletedIDs.contains($0.id) && $0.id != deletedNote?.id })
  }

  func keep(_ note: Note) {
    setNotes(notes.filter { $0.id != note.id } + [note])
  }

  func delete(_ note: Note) {
    deletedNote = note
    setNotes(notes.filter { $0.id != note.id })
  }

  func undoDelete() {
    guard let note = deletedNote else { return }
    deletedNote = nil
    keep(note)
  }

  func takeDeletedNote() -> Note? {
    guard let note = deletedNote else { return nil }
    deletedNote = nil
    deletedIDs.insert(note.id)
    notifyObservers()
    return note
  }

  func restore(_ note: Note) {
    deletedIDs.remove(note.id)
    keep(note)
  }

  private func setNotes(_ newNotes: [Note]) {
    notes = newNotes.sorted { $0.isNewer(than: $1) }
    notifyObservers()
  }

  private func notifyObservers() {
    observers.removeAll { $0.observer == nil }
    for entry in observers { entry.observer?.notesDidChange() }
  }

  private struct WeakObserver {
    weak var observer: (any NotesCacheObserver)?
  }
}
