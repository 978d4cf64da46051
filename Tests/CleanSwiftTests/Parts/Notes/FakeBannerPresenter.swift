@testable import CleanSwift

/// Keeps the responses of its interactor.
final class FakeBannerPresenter: BannerPresentationLogic {
  var responses: [BannerModels.ShowSync.Response] = []

  func presentSync(response: BannerModels.ShowSync.Response) {
    responses.append(response)
  }
}
