import Examples

/// Assembles a note's module.
struct DefaultNoteDetailFactory: NoteDetailFactory {
  let notesManager: any NotesManager
  let readManager: any NotesReadManager
  let deleteManager: any NoteDeleteManager
  let bannerFactory: any BannerFactory

  func make(id: String) -> any NoteDetailRoutes {
    let presenter = DefaultNoteDetailPresenter(
      id: id, notesManager: notesManager, readManager: readManager, deleteManager: deleteManager)
    let banner = bannerFactory.make()
    let module = NoteDetailViewController(
      view: NoteDetailScreen(), presenter: presenter, banner: banner.viewController)
    banner.retryRequested = { [weak module] in module?.retryDelete() }
    return module
  }
}
