import Examples
import Foundation
import Observation

/// The model of the Notes example: owns the notes and their changes, which can be observed; knows no screen.
@Observable
final class NotesModel {
  /// The notes that are not deleted, the newest first.
  private(set) var notes: [Note] = []
  /// Whether the server's notes were read.
  private(set) var hasRead = false
  /// What the list tells until the user's next action.
  private(set) var notice: NotesNotice?

  private let client: NotesClient
  /// The deleted note that can be brought back.
  private var deletedNote: Note?
  /// The notes whose deletes are under way or done.
  @ObservationIgnored private var deletedIDs: Set<Note.ID> = []
  private var changesUnderWay = 0

  init(client: NotesClient) {
    self.client = client
  }

  var canUndo: Bool { deletedNote != nil }

  var isSending: Bool { changesUnderWay > 0 }

  func note(withID id: Note.ID) -> Note? {
    notes.first { $0.id == id }
  }

  /// The notes whose titles contain a text, the newest first.
  func notes(matching filter: String) -> [Note] {
    let text = filter.trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? notes : notes.filter { $0.titleContains(text) }
  }

  // MARK: Reading

  func read() async throws(NotesFailure) -> [Note] {
    try await client.notes()
  }

  func read(_ id: Note.ID) async throws(NotesFailure) -> Note {
    try await client.note(withID: id)
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
  }

  // MARK: Saving

  /// Returns the input as a draft, without white space around the title; throws if that is empty.
  func draft(title: String, body: String) throws(NotesFailure) -> NoteDraft {
    let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !title.isEmpty else { throw .emptyTitle }
    return NoteDraft(title: title, body: body)
  }

  /// The change that saves a draft: the last one again if that had the same texts, so that the server makes it once.
  func change(to draft: NoteDraft, of note: Note?, after last: NoteChange?) -> NoteChange {
    let kind = note.map { NoteChange.Kind.edit($0, draft) } ?? .add(draft)
    if let last, last.kind == kind { return last }
    return NoteChange(key: client.environment.makeKey(), kind: kind)
  }

  func save(_ change: NoteChange) async throws(NotesFailure) -> Note {
    changesUnderWay += 1
    defer { if !Task.isCancelled { changesUnderWay -= 1 } }
    return try await client.save(change)
  }

  /// Counts a cancelled change no longer, although its answer may still arrive.
  func didCancelSaving() {
    changesUnderWay -= 1
  }

  // MARK: Deleting

  /// Takes a note away; the server hears of it when that can no longer be undone.
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
    notice = nil
    if let note = deletedNote { sendDelete(of: note) }
    deletedNote = nil
  }

  private func sendDelete(of note: Note) {
    let change = NoteChange(key: client.environment.makeKey(), kind: .delete(note))
    changesUnderWay += 1
    deletedIDs.insert(note.id)
    // Nothing cancels it: the list has told the user that the note is deleted.
    Task { [weak self, client] in
      do throws(NotesFailure) {
        try await client.delete(change)
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

  private func setNotes(_ newNotes: [Note]) {
    notes = newNotes.sorted { $0.isNewer(than: $1) }
  }
}
