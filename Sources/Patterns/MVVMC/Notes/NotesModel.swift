import Examples
import Foundation
import Observation

/// The notes of one window, to be observed: reads them and makes their changes.
@Observable
final class NotesModel {
  /// The notes that are not deleted, the newest first.
  private(set) var notes: [Note] = []
  /// Whether the server's notes were read.
  private(set) var hasRead = false

  private let client: NotesClient
  @ObservationIgnored private var observers: [WeakObserver] = []
  /// The deleted note that can be brought back.
  private var undoableNote: Note?
  /// The notes whose deletes are under way or done.
  @ObservationIgnored private var deletedIDs: Set<Note.ID> = []
  /// The changes that are neither answered nor cancelled.
  private var changesUnderWay: [NoteChange] = []
  /// The deletes that can be sent again, the oldest failure first.
  private var failedDeletes: [NoteChange] = []

  init(client: NotesClient) {
    self.client = client
  }

  var canUndo: Bool { undoableNote != nil }

  var isSending: Bool { !changesUnderWay.isEmpty }

  /// The delete that `retryDelete()` sends again.
  var failedDelete: NoteChange? { failedDeletes.first }

  /// Adds an observer, which is held weakly.
  func addObserver(_ observer: any NotesObserver) {
    observers.removeAll { $0.observer == nil }
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

  // MARK: Reading

  /// Reads the notes, which are not kept if the task is cancelled meanwhile.
  func read() async throws(NotesFailure) {
    let notes = try await client.notes()
    if !Task.isCancelled { replaceNotes(with: notes) }
  }

  /// Reads a note, which is not kept if the task is cancelled meanwhile.
  func read(_ id: Note.ID) async throws(NotesFailure) {
    let note = try await client.note(withID: id)
    if !Task.isCancelled { keep(note) }
  }

  /// Replaces all notes by the server's.
  func replaceNotes(with read: [Note]) {
    hasRead = true
    setNotes(read.filter { !deletedIDs.contains($0.id) && $0.id != undoableNote?.id })
  }

  /// Adds a note, or replaces the one with its identifier, whatever the revisions.
  func keep(_ note: Note) {
    setNotes(notes.filter { $0.id != note.id } + [note])
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

  /// Sends a change and keeps its note. Once the task is cancelled, the change is no longer under way: its answer is not
  /// kept, and `completion` is not called.
  func save(
    _ change: NoteChange, completion: @escaping (Result<Note, NotesFailure>) -> Void
  ) -> Task<Void, Never> {
    begin(change)
    return Task {
      await withTaskCancellationHandler {
        do throws(NotesFailure) {
          let note = try await client.save(change)
          guard !Task.isCancelled else { return }
          end(change)
          keep(note)
          completion(.success(note))
        } catch {
          guard !Task.isCancelled else { return }
          end(change)
          completion(.failure(error))
        }
      } onCancel: {
        Task { @MainActor in end(change) }
      }
    }
  }

  // MARK: Deleting

  /// Takes a note away; the server hears of it when that can no longer be undone. An earlier delete is sent.
  func delete(_ note: Note) {
    sendDelete()
    undoableNote = note
    setNotes(notes.filter { $0.id != note.id })
  }

  func undoDelete() {
    guard let note = undoableNote else { return }
    undoableNote = nil
    keep(note)
  }

  /// Sends the delete that could be undone, if there is one.
  func sendDelete() {
    guard let note = undoableNote else { return }
    undoableNote = nil
    send(NoteChange(key: client.environment.makeKey(), kind: .delete(note)), toDelete: note)
  }

  /// Sends the delete that failed first once more, with the same key.
  func retryDelete() {
    guard let change = failedDelete, case .delete(let note) = change.kind else { return }
    send(change, toDelete: note)
  }

  private func send(_ change: NoteChange, toDelete note: Note) {
    begin(change)
    deletedIDs.insert(note.id)
    setNotes(notes.filter { $0.id != note.id })
    // Nothing cancels it: the list has told the user that the note is deleted.
    Task { [weak self, client] in
      do throws(NotesFailure) {
        try await client.delete(change)
        self?.end(change)
      } catch {
        self?.end(change)
        self?.didFail(change, toDelete: note, because: error)
      }
    }
  }

  private func didFail(_ change: NoteChange, toDelete note: Note, because failure: NotesFailure) {
    deletedIDs.remove(note.id)
    if failure != .changedElsewhere { failedDeletes.append(change) }
    keep(note)
    for entry in observers { entry.observer?.didFailToDelete(note, because: failure) }
  }

  /// Whether the notes have the note of a failed delete as it was.
  private func canRetry(_ change: NoteChange) -> Bool {
    guard case .delete(let note) = change.kind else { return false }
    return self.note(withID: note.id)?.revision == note.revision
  }

  private func setNotes(_ newNotes: [Note]) {
    notes = newNotes.sorted { $0.isNewer(than: $1) }
    failedDeletes.removeAll { !canRetry($0) }
  }

  private func begin(_ change: NoteChange) {
    changesUnderWay.append(change)
  }

  private func end(_ change: NoteChange) {
    guard let index = changesUnderWay.firstIndex(of: change) else { return }
    changesUnderWay.remove(at: index)
  }

  private struct WeakObserver {
    weak var observer: (any NotesObserver)?
  }
}
