import Examples
import Foundation

/// The model of the Notes example: the notes that several screens show, their changes, and which of these are under way.
final class NotesModel {
  /// The notes that are not deleted, the newest first.
  private(set) var notes: [Note] = []
  /// Whether the server's notes were read.
  private(set) var hasRead = false
  /// The deleted note that can be brought back.
  private(set) var undoableNote: Note?

  private let makeKey: () -> String
  /// The notes whose deletes are under way or done.
  private var deletedIDs: Set<Note.ID> = []
  /// The deletes that failed and can be sent again, the oldest first.
  private var failedDeletes: [NoteChange] = []
  private var changesUnderWay: [ChangeUnderWay] = []
  private var observers: [WeakObserver] = []

  init(makeKey: @escaping () -> String) {
    self.makeKey = makeKey
  }

  var isSending: Bool { !changesUnderWay.isEmpty }
  var canUndo: Bool { undoableNote != nil }
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

  /// Has a change under way while a request sends it, until that ends or the task that calls this is cancelled.
  func send<Answer: Sendable>(
    _ change: NoteChange, by request: () async throws(NotesFailure) -> Answer
  ) async throws(NotesFailure) -> Answer {
    let started = ChangeUnderWay(change: change)
    changesUnderWay.append(started)
    notifyObservers()
    defer { end(started) }
    let result = await withTaskCancellationHandler { () async -> Result<Answer, NotesFailure> in
      do throws(NotesFailure) {
        return .success(try await request())
      } catch {
        return .failure(error)
      }
    } onCancel: {
      Task { @MainActor [weak self] in self?.end(started) }
    }
    return try result.get()
  }

  private func end(_ ended: ChangeUnderWay) {
    changesUnderWay.removeAll { $0 === ended }
    notifyObservers()
  }

  // MARK: Deleting

  /// Hides a note, which can be undone until its delete is taken to be sent.
  func delete(_ note: Note) {
    undoableNote = note
    failedDeletes.removeAll { $0.noteID == note.id }
    setNotes(notes.filter { $0.id != note.id })
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

  /// One sending of a change; the same change may be sent again before a cancelled sending has ended.
  private final class ChangeUnderWay {
    let change: NoteChange

    init(change: NoteChange) {
      self.change = change
    }
  }

  private struct WeakObserver {
    weak var observer: (any NotesObserver)?
  }
}
