import Examples
import Observation

/// The banner's state, to which both banners bind: knows the model and no view.
@Observable
final class BannerViewModel: BannerViewModeling {
  private let model: NotesModel

  init(model: NotesModel) {
    self.model = model
  }

  var sync: String { model.isSending ? NotesStrings.sending : "" }
}
