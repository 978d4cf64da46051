import Examples
import Foundation

/// The model of the Notes example: owns what several screens share, and tells its observers; knows no other role.
final class NotesModel {
  /// The notes that are not deleted, the newest first.
  private(set) var notes: [Note] = []
  /// Whether the server's notes were read.
  private(set) var hasRead = false
  /// What the list tells until the user's next action.
  private(set) var notice: NotesNotice?
  /// The deleted note that can be brought back.
  private(set) var deletedNote: Note?

  private let makeKey: () -> String
  /// The notes whose deletes are under way or done.
  private var deletedIDs: Set<Note.ID> = []
  private var changesUnderWay = 0
  private var observers: [WeakObserver] = []

  init(makeKey: @escaping () -> String) {
    self.makeKey = makeKey
  }

  var isSending: Bool { changesUnderWay > 0 }

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

  /// Replaces all notes by those that were read.
  func keep(_ read: [Note]) {
    hasRead = true
    setNotes(read.filter { !deletedIDs.contains($0.id) && $0.id != deletedNote?.id })
  }

  /// Adds a note, or replaces its earlier revision.
  func keep(_ note: Note) {
    setNotes(notes.filter { $0.id != note.id } + [note])
  }

  func tell(_ notice: NotesNotice) {
    self.notice = notice
    notifyObservers()
  }

  // MARK: Changes

  /// A change: the last one again if that was the same, so that the server makes it once.
  func change(_ kind: NoteChange.Kind, after last: NoteChange? = nil) -> NoteChange {
    if let last, last.kind == kind { return last }
    return NoteChange(key: makeKey(), kind: kind)
  }

  func didStartSending() {
    changesUnderWay += 1
    notifyObservers()
  }

  func didStopSending() {
    changesUnderWay -= 1
    notifyObservers()
  }

  // MARK: Deleting

  /// Takes a note away, which can be undone until the user's next action.
  func delete(_ note: Note) {
    deletedNote = note
    notice = .deleted(title: note.title)
    setNotes(notes.filter { $0.id != note.id })
  }

  func undoDelete() {
    guard let note = deletedNote else { return }
    deletedNote = nil
    notice = nil
    keep(note)
  }

  /// Ends what holds until the user's next action: the notice, and that a delete can be undone.
  func userDidAct() {
    guard notice != nil || deletedNote != nil else { return }
    notice = nil
    if let note = deletedNote { deletedIDs.insert(note.id) }
    deletedNote = nil
    notifyObservers()
  }

  func didFailToDelete(_ note: Note, because failure: NotesFailure) {
    deletedIDs.remove(note.id)
    notice = .notDeleted(title: note.title, failure)
    keep(note)
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
