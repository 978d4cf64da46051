import Examples

/// The banner's UI logic: knows interactor and, weakly, view by protocols; the view owns it.
final class BannerPresenter: BannerViewOutput, BannerInteractorOutput {
  weak var view: (any BannerViewInput)?
  private let interactor: any BannerInteractorInput

  init(interactor: any BannerInteractorInput) {
    self.interactor = interactor
  }

  func viewIsReady() {
    interactor.trackState()
  }

  func didProvideState(isSending: Bool) {
    view?.setSync(isSending ? NotesStrings.sending : "")
  }
}
