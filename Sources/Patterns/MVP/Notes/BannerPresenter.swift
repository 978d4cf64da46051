import Examples

/// The banner's logic: knows the model, and the view weakly by its protocol; the view owns it.
final class BannerPresenter: BannerPresenting {
  weak var view: (any BannerView)?
  private let model: NotesModel

  init(model: NotesModel) {
    self.model = model
  }

  func viewIsReady() {
    model.addObserver(self)
    notesDidChange()
  }
}

extension BannerPresenter: NotesObserver {
  func notesDidChange() {
    view?.setSync(model.isSending ? NotesStrings.sending : "")
  }
}
