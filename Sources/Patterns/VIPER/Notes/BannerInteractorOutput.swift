/// The interactor's calls to the banner's presenter.
protocol BannerInteractorOutput: AnyObject {
  func didProvideState(isSending: Bool)
}
