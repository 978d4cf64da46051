import Examples

/// The work on notes for several scenes: reads and changes them over the network, and keeps them in the store.
class NotesWorker {
  let store: NotesStore
  private let client: NotesClient
  /// Returns a key for a change, another one at each call.
  private let makeKey: () -> String

  init(client: NotesClient, store: NotesStore, makeKey: @escaping () -> String) {
    self.client = client
    self.store = store
    self.makeKey = makeKey
  }

  // MARK: Reading

  /// Reads the server's notes, which replace those of the store. If its task is cancelled, it keeps those and returns.
  func fetchNotes() async throws(NotesFailure) {
    let read = try await client.notes()
    guard !Task.isCancelled else { return }
    store.replaceNotes(with: read)
  }

  /// Reads a note and keeps it. If its task is cancelled, it keeps none and returns.
  func fetchNote(withID id: Note.ID) async throws(NotesFailure) {
    let note = try await client.note(withID: id)
    guard !Task.isCancelled else { return }
    store.keep(note)
  }

  // MARK: Saving

  /// A change: the last one again if that was the same, so that the server makes it once.
  func change(_ kind: NoteChange.Kind, after last: NoteChange?) -> NoteChange {
    if let last, last.kind == kind { return last }
    return NoteChange(key: makeKey(), kind: kind)
  }

  /// Sends a change of texts and keeps the note as the server answers it, unless the task that calls it is cancelled before.
  func save(_ change: NoteChange) async throws(NotesFailure) -> Note {
    let number = store.start()
    defer { store.end(number) }
    let result = await withTaskCancellationHandler {
      await client.save(change)
    } onCancel: {
      Task { @MainActor [weak self] in self?.store.end(number) }
    }
    let note = try result.get()
    if !Task.isCancelled { store.keep(note) }
    return note
  }

  // MARK: Deleting

  /// Hides a note, which can be undone until its delete is sent. An earlier delete is sent now.
  func delete(_ note: Note) {
    sendDelete()
    store.hideUndoably(note)
  }

  /// Takes back the delete that could be undone.
  func undoDelete() {
    store.undoDelete()
  }

  /// Sends the delete that could be undone, if there is one.
  func sendDelete() {
    guard let note = store.takeUndoableNote() else { return }
    send(change(.delete(note), after: nil), deleting: note)
  }

  /// Sends the delete again that failed first, and hides its note.
  func retryDelete() {
    guard let change = store.takeFailedDelete(), let note = change.note else { return }
    sendDelete()
    send(change, deleting: note)
  }

  private func send(_ change: NoteChange, deleting note: Note) {
    store.hide(note)
    let number = store.start()
    // Nothing cancels it: the user was told that the note is deleted.
    Task { [weak self, client] in
      do throws(NotesFailure) {
        try await client.delete(change)
        self?.store.end(number)
      } catch {
        self?.store.end(number)
        self?.store.restore(note, after: change, failedBecause: error)
      }
    }
  }
}
