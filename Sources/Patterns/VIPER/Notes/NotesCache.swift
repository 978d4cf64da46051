import Examples

/// The interactors' calls to the notes that several modules show.
protocol NotesCache: AnyObject {
  /// The notes that are not deleted, the newest first.
  var notes: [Note] { get }
  /// The deleted note that can be brought back.
  var deletedNote: Note? { get }
  /// The number of changes that were sent and not answered.
  var changesUnderWay: Int { get set }

  /// Adds an observer, which is held weakly.
  func addObserver(_ observer: any NotesCacheObserver)
  func note(withID id: Note.ID) -> Note?

  /// Replaces all notes by those that were read; deleted ones stay hidden.
  func replaceNotes(with read: [Note])

  /// Adds a note, or replaces its earlier revision.
  func keep(_ note: Note)

  /// Hides a note, which can be brought back until its delete is sent.
  func delete(_ note: Note)
  func undoDelete()

  /// Returns the note whose delete is to be sent, and ends that it can be brought back.
  func takeDeletedNote() -> Note?

  /// Brings a note back whose delete failed.
  func restore(_ note: Note)
}
