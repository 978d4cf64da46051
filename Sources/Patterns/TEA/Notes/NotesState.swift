import Examples

/// All that Notes knows: the notes with their changes, and what each screen knows of its own; a screen whose state is nil is
/// not shown.
struct NotesState: Equatable {
  /// The notes that are not deleted, the newest first.
  private(set) var notes: [Note] = []
  /// Whether the server's notes were read.
  private(set) var hasRead = false
  /// The deleted note that can be brought back.
  private(set) var undoableNote: Note?
  /// The deletes that are not answered.
  private(set) var deletesUnderWay: [NoteChange] = []
  /// The deletes that can be sent again, the oldest failure first.
  private(set) var failedDeletes: [NoteChange] = []
  /// The notes whose deletes are under way or done.
  private var deletedIDs: Set<Note.ID> = []

  var list = NoteListState()
  var detail: NoteDetailState?
  var editor: NoteEditorState?

  /// Whether a change is under way.
  var isSending: Bool { !deletesUnderWay.isEmpty || editor?.isSaving == true }

  func note(withID id: Note.ID) -> Note? {
    notes.first { $0.id == id }
  }

  /// Replaces all notes by the server's.
  mutating func replaceNotes(with read: [Note]) {
    hasRead = true
    setNotes(read.filter { !deletedIDs.contains($0.id) && $0.id != undoableNote?.id })
  }

  /// Adds a note, or replaces the one with its identifier, whatever the revisions.
  mutating func keep(_ note: Note) {
    setNotes(notes.filter { $0.id != note.id } + [note])
  }

  /// Takes a note away; the server hears of it when that can no longer be undone.
  mutating func delete(_ note: Note) {
    undoableNote = note
    remove(note)
  }

  mutating func undoDelete() {
    guard let note = undoableNote else { return }
    undoableNote = nil
    keep(note)
  }

  /// Ends that the deleted note can be brought back, and returns it.
  mutating func takeUndoableNote() -> Note? {
    defer { undoableNote = nil }
    return undoableNote
  }

  mutating func beginDelete(_ change: NoteChange, of note: Note) {
    deletesUnderWay.append(change)
    deletedIDs.insert(note.id)
    remove(note)
  }

  mutating func endDelete(_ change: NoteChange) {
    deletesUnderWay.removeAll { $0 == change }
  }

  /// Brings the note of a delete back that the server did not make.
  mutating func failDelete(_ change: NoteChange, of note: Note, because failure: NotesFailure) {
    endDelete(change)
    deletedIDs.remove(note.id)
    if failure != .changedElsewhere { failedDeletes.append(change) }
    keep(note)
  }

  private mutating func remove(_ note: Note) {
    setNotes(notes.filter { $0.id != note.id })
  }

  private mutating func setNotes(_ newNotes: [Note]) {
    notes = newNotes.sorted { $0.isNewer(than: $1) }
    failedDeletes = failedDeletes.filter(canRetry)
  }

  /// Whether the notes have the note of a failed delete as it was.
  private func canRetry(_ change: NoteChange) -> Bool {
    guard case .delete(let note) = change.kind else { return false }
    return self.note(withID: note.id)?.revision == note.revision
  }
}
