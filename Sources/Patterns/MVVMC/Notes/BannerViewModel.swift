import Examples

/// Says in every banner whether changes are under way and which delete has failed, and passes on a retry.
final class BannerViewModel: BannerViewModeling {
  private let model: NotesModel
  private let output: () -> Void

  /// Creates the state of the banners; `output` is called for a retry.
  init(model: NotesModel, output: @escaping () -> Void) {
    self.model = model
    self.output = output
  }

  var sync: String { model.isSending ? NotesStrings.sending : "" }

  var failure: String {
    guard case .delete(let note) = model.failedDelete?.kind else { return "" }
    return NotesStrings.notDeleted(title: note.title)
  }

  func retry() {
    output()
  }
}
