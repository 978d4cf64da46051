@testable import CleanSwift

/// Keeps the requests of its view controller.
final class FakeBannerInteractor: BannerBusinessLogic {
  var syncs: [BannerModels.ShowSync.Request] = []
  var retries: [BannerModels.RetryDelete.Request] = []

  func showSync(request: BannerModels.ShowSync.Request) {
    syncs.append(request)
  }

  func retryDelete(request: BannerModels.RetryDelete.Request) {
    retries.append(request)
  }
}
