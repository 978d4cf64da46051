import Examples

/// Assembles the banner's module.
struct DefaultBannerFactory: BannerFactory {
  let notesManager: any NotesManager
  let changeManager: any NoteChangeManager

  func make() -> any BannerRoutes {
    let presenter = DefaultBannerPresenter(notesManager: notesManager, changeManager: changeManager)
    return BannerViewController(view: BannerScreen(), presenter: presenter)
  }
}
