import Examples

/// The dependencies that the flows of the Notes example share, each created on first use.
final class NotesSharedContainer {
  let environment: NotesEnvironment

  lazy var repository: any NotesRemoteRepository = DefaultNotesRemoteRepository(environment: environment)
  lazy var notesManager: any NotesManager = DefaultNotesManager()
  lazy var syncManager: any NotesSyncManager = DefaultNotesSyncManager()

  init(environment: NotesEnvironment) {
    self.environment = environment
  }
}
