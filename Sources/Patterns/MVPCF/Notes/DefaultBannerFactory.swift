import Examples

/// Assembles the banner's module; knows all its types, and other factories know it by its protocol.
struct DefaultBannerFactory: BannerFactory {
  let syncManager: any NotesSyncManager

  func make() -> any ModuleRoutes {
    BannerViewController(view: BannerScreen(), presenter: DefaultBannerPresenter(syncManager: syncManager))
  }
}
