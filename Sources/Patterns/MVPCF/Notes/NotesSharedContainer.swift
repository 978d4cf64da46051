import Examples

/// The dependencies that the flows of the Notes example share, each created on first use.
final class NotesSharedContainer {
  let environment: NotesEnvironment

  lazy var repository: any NotesRemoteRepository = DefaultNotesRemoteRepository(environment: environment)
  lazy var notesManager: any NotesManager = DefaultNotesManager()
  lazy var readManager: any NotesReadManager = DefaultNotesReadManager(
    repository: repository, notesManager: notesManager)
  lazy var changeManager: any NoteChangeManager = DefaultNoteChangeManager(repository: repository)
  lazy var deleteManager: any NoteDeleteManager = DefaultNoteDeleteManager(
    notesManager: notesManager, changeManager: changeManager, makeKey: environment.makeKey)
  lazy var bannerFactory: any BannerFactory = DefaultBannerFactory(
    notesManager: notesManager, changeManager: changeManager)

  init(environment: NotesEnvironment) {
    self.environment = environment
  }
}
