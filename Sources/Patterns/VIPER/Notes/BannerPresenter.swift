import Examples

/// The banner's UI logic: turns the data of the module around it into texts, and passes the user's `retry` on.
final class BannerPresenter: BannerModuleInput, BannerViewOutput {
  weak var view: (any BannerViewInput)?
  private weak var moduleOutput: (any BannerModuleOutput)?

  func configure(output: any BannerModuleOutput) {
    moduleOutput = output
  }

  func show(_ banner: BannerData) {
    view?.setSync(banner.isSending ? NotesStrings.sending : "")
    view?.setFailure(banner.failedTitle.map(NotesStrings.notDeleted) ?? "")
  }

  func didTapRetry() {
    moduleOutput?.didAskToRetry()
  }
}
