/// The Banner scene's interactor's responses to its presenter.
protocol BannerPresentationLogic {
  func presentSync(response: BannerModels.ShowSync.Response)
}
