import Examples
import Foundation

/// The model of the Notes example: the notes that several screens show, their changes, and whether any is under way.
final class NotesModel {
  /// The notes that are not deleted, the newest first.
  private(set) var notes: [Note] = []
  /// Whether the server's notes were read.
  private(set) var hasRead = false

  private let makeKey: () -> String
  private var observers: [WeakObserver] = []
  /// The deleted note that can be brought back.
  private var undoableNote: Note?
  /// The notes whose deletes are under way or done.
  private var deletedIDs: Set<Note.ID> = []
  /// The deletes that failed and can be sent again, the oldest first.
  private var failedDeletes: [NoteChange] = []
  /// The numbers of the sendings that are neither answered nor cancelled.
  private var sendings: Set<Int> = []
  private var lastSending = 0

  init(makeKey: @escaping () -> String) {
    self.makeKey = makeKey
  }

  var canUndo: Bool { undoableNote != nil }
  var isSending: Bool { !sendings.isEmpty }
  /// The delete to send again: of those that failed, the first.
  var failedDelete: NoteChange? { failedDeletes.first }

  /// Adds an observer, which is held weakly.
  func addObserver(_ observer: any NotesObserver) {
    observers.append(WeakObserver(observer: observer))
  }

  func note(withID id: Note.ID) -> Note? {
    notes.first { $0.id == id }
  }

  /// The notes whose titles contain a text, the newest first.
  func notes(matching filter: String) -> [Note] {
    let text = filter.trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? notes : notes.filter { $0.titleContains(text) }
  }

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

  // MARK: Changes

  /// A change: the last one again if that was the same, so that the server makes it once.
  func change(_ kind: NoteChange.Kind, after last: NoteChange? = nil) -> NoteChange {
    if let last, last.kind == kind { return last }
    return NoteChange(key: makeKey(), kind: kind)
  }

  /// Has a change under way until its sending ends, and returns the number of that sending; a change may be sent again
  /// before a cancelled sending of it was answered.
  func beginSending() -> Int {
    lastSending += 1
    sendings.insert(lastSending)
    notifyObservers()
    return lastSending
  }

  /// Ends a sending, unless that has ended.
  func endSending(_ number: Int) {
    sendings.remove(number)
    notifyObservers()
  }

  // MARK: Deleting

  /// Hides a note, which can be undone until its delete is taken to be sent; returns the delete of an earlier note, which
  /// can no longer be undone and is to be sent now.
  func delete(_ note: Note) -> NoteChange? {
    let earlier = takeDelete()
    undoableNote = note
    failedDeletes.removeAll { $0.noteID == note.id }
    setNotes(notes.filter { $0.id != note.id })
    return earlier
  }

  func undoDelete() {
    guard let note = undoableNote else { return }
    undoableNote = nil
    keep(note)
  }

  /// The delete that could be undone, to be sent now; nil if there is none.
  func takeDelete() -> NoteChange? {
    guard let note = undoableNote else { return nil }
    undoableNote = nil
    hide(note)
    return change(.delete(note))
  }

  /// The delete that failed first, to be sent again now; nil if there is none.
  func takeFailedDelete() -> NoteChange? {
    guard let change = failedDelete, let note = change.note else { return nil }
    failedDeletes.removeFirst()
    hide(note)
    return change
  }

  /// Brings the note back; its delete can be sent again unless the note was changed elsewhere.
  func didFailToDelete(_ delete: NoteChange, because failure: NotesFailure) {
    guard let note = delete.note else { return }
    deletedIDs.remove(note.id)
    if failure != .changedElsewhere { failedDeletes.append(delete) }
    keep(note)
  }

  private func hide(_ note: Note) {
    deletedIDs.insert(note.id)
    setNotes(notes.filter { $0.id != note.id })
  }

  // MARK: Observers

  private func setNotes(_ newNotes: [Note]) {
    notes = newNotes.sorted { $0.isNewer(than: $1) }
    notifyObservers()
  }

  private func notifyObservers() {
    observers.removeAll { $0.observer == nil }
    for entry in observers { entry.observer?.notesDidChange() }
  }

  private struct WeakObserver {
    weak var observer: (any NotesObserver)?
  }
}
