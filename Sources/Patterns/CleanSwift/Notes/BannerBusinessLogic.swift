/// The Banner scene's view controller's requests to its interactor.
protocol BannerBusinessLogic {
  func showSync(request: BannerModels.ShowSync.Request)

  /// Has the delete sent again; the store then tells of the change under way.
  func retryDelete(request: BannerModels.RetryDelete.Request)
}
