import Examples

/// The banner's logic: knows the model, and the view weakly as its delegate; the view owns it.
final class BannerOrchestrator {
  weak var viewDelegate: (any BannerViewDelegate)?
  private let model: NotesModel

  init(model: NotesModel) {
    self.model = model
  }

  func viewIsReady() {
    model.addObserver(self)
    notesDidChange()
  }
}

extension BannerOrchestrator: NotesObserver {
  func notesDidChange() {
    viewDelegate?.syncChanged(model.isSending ? NotesStrings.sending : "")
  }
}
