import Examples

/// The interactors' calls to the notes service: the notes that several modules show, and their changes.
protocol NotesService: AnyObject {
  /// The notes that are not deleted, the newest first.
  var notes: [Note] { get }
  /// Whether the server's notes were read.
  var hasRead: Bool { get }
  /// Whether a change is under way.
  var isSending: Bool { get }
  /// Whether a delete can be undone, because it is not sent yet.
  var canUndo: Bool { get }
  /// The delete to send again: of those that failed, the first.
  var failedDelete: NoteChange? { get }

  /// Adds an observer, which is held weakly.
  func addObserver(_ observer: any NotesServiceObserver)
  func note(withID id: Note.ID) -> Note?

  /// Reads the server's notes, which replace those that the service has. If its task is cancelled, it keeps those and returns.
  func readNotes() async throws(NotesFailure)

  /// Reads a note and keeps it. If its task is cancelled, it keeps none and returns.
  func readNote(withID id: Note.ID) async throws(NotesFailure)

  /// A change: the last one again if that was the same, so that the server makes it once.
  func change(_ kind: NoteChange.Kind, after last: NoteChange?) -> NoteChange

  /// Sends a change of texts and keeps the note as the server answers it, unless the task that calls it is cancelled before.
  func save(_ change: NoteChange) async throws(NotesFailure) -> Note

  /// Hides a note, which can be undone until its delete is sent. An earlier delete is sent now.
  func delete(_ note: Note)
  func undoDelete()

  /// Sends the delete that could be undone, if there is one.
  func sendDelete()

  /// Sends the delete again that failed first, and hides its note.
  func retryDelete()
}
