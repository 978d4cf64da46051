import Examples

/// The banner's UI logic: turns the data of the module around it into texts, and passes the user's `retry` to that module.
final class BannerPresenter: BannerModuleInput, BannerViewOutput {
  weak var view: (any BannerViewInput)?
  weak var moduleOutput: (any BannerModuleOutput)?

  func show(_ banner: BannerData) {
    view?.setSync(banner.isSending ? NotesStrings.sending : "")
    view?.setFailure(banner.failedTitle.map(NotesStrings.notDeleted) ?? "")
  }

  func didTapRetry() {
    moduleOutput?.didAskToRetry()
  }
}
