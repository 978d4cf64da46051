import Examples

/// Assembles a note's module; knows all its types, and the coordinator knows it by its protocol.
struct DefaultNoteDetailFactory: NoteDetailFactory {
  let notesManager: any NotesManager
  let repository: any NotesRemoteRepository
  let deleteManager: any NoteDeleteManager
  let noticeManager: any NotesNoticeManager
  let bannerFactory: any BannerFactory

  func make(id: String) -> any NoteDetailRoutes {
    let presenter = DefaultNoteDetailPresenter(
      id: id, notesManager: notesManager, repository: repository, deleteManager: deleteManager,
      noticeManager: noticeManager)
    return NoteDetailViewController(
      view: NoteDetailScreen(), presenter: presenter, banner: bannerFactory.make().viewController)
  }
}
