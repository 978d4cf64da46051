/// The dependencies of the Notes flow, each created on first use; a test can set a double before that.
final class NotesContainer {
  let shared: NotesSharedContainer

  lazy var noticeManager: any NotesNoticeManager = DefaultNotesNoticeManager()
  lazy var readManager: any NotesReadManager = DefaultNotesReadManager(
    repository: shared.repository, notesManager: shared.notesManager)
  lazy var deleteManager: any NoteDeleteManager = DefaultNoteDeleteManager(
    repository: shared.repository, notesManager: shared.notesManager, noticeManager: noticeManager,
    syncManager: shared.syncManager, makeKey: shared.environment.makeKey)
  lazy var bannerFactory: any BannerFactory = DefaultBannerFactory(syncManager: shared.syncManager)
  lazy var listFactory: any NoteListFactory = DefaultNoteListFactory(
    notesManager: shared.notesManager, readManager: readManager, deleteManager: deleteManager,
    noticeManager: noticeManager, bannerFactory: bannerFactory)
  lazy var detailFactory: any NoteDetailFactory = DefaultNoteDetailFactory(
    notesManager: shared.notesManager, readManager: readManager, deleteManager: deleteManager,
    noticeManager: noticeManager, bannerFactory: bannerFactory)

  init(shared: NotesSharedContainer) {
    self.shared = shared
  }
}
