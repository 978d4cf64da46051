import Examples

/// Has the banner say whether changes are under way and which delete has failed, and passes on a retry.
final class BannerPresenter: BannerPresenting {
  weak var view: (any BannerView)?
  weak var delegate: (any BannerDelegate)?
  private let model: NotesModel

  init(model: NotesModel) {
    self.model = model
  }

  func viewIsReady() {
    model.addObserver(self)
    notesDidChange()
  }

  func retry() {
    delegate?.bannerDidTapRetry()
  }

  private var failure: String {
    guard case .delete(let note) = model.failedDelete?.kind else { return "" }
    return NotesStrings.notDeleted(title: note.title)
  }
}

extension BannerPresenter: NotesObserver {
  func notesDidChange() {
    view?.setSync(model.isSending ? NotesStrings.sending : "")
    view?.setFailure(failure)
  }
}
