import Examples

/// The Banner scene's presentation logic: makes texts of a change under way and of a failed delete.
final class BannerPresenter: BannerPresentationLogic {
  weak var viewController: (any BannerDisplayLogic)?

  func presentSync(response: BannerModels.ShowSync.Response) {
    let viewModel = BannerModels.ShowSync.ViewModel(
      sync: response.isSending ? NotesStrings.sending : "",
      failure: response.failedTitle.map(NotesStrings.notDeleted) ?? "")
    viewController?.displaySync(viewModel: viewModel)
  }
}
