import Examples

/// The banner's logic: turns what the model has under way, and what failed, into texts.
final class BannerOrchestrator {
  weak var viewDelegate: (any BannerViewDelegate)?
  weak var delegate: (any BannerDelegate)?
  private let model: NotesModel

  init(model: NotesModel) {
    self.model = model
  }

  func viewIsReady() {
    model.addObserver(self)
    notesDidChange()
  }

  func retryDelete() {
    delegate?.retryRequested()
  }
}

extension BannerOrchestrator: NotesObserver {
  func notesDidChange() {
    viewDelegate?.bannerChanged(
      sync: model.isSending ? NotesStrings.sending : "",
      failure: model.failedDelete?.note.map { NotesStrings.notDeleted(title: $0.title) } ?? "")
  }
}
