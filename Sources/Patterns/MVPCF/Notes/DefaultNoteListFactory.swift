import Examples

/// Assembles the list's module.
struct DefaultNoteListFactory: NoteListFactory {
  let notesManager: any NotesManager
  let readManager: any NotesReadManager
  let deleteManager: any NoteDeleteManager
  let bannerFactory: any BannerFactory

  func make() -> any NoteListRoutes {
    let presenter = DefaultNoteListPresenter(
      notesManager: notesManager, readManager: readManager, deleteManager: deleteManager)
    let banner = bannerFactory.make()
    let module = NoteListViewController(
      view: NoteListScreen(), presenter: presenter, banner: banner.viewController)
    banner.retryRequested = { [weak module] in module?.retryDelete() }
    return module
  }
}
