/// The presenter's calls to the banner's interactor.
protocol BannerInteractorInput: AnyObject {
  /// Provides the state now and after each change.
  func trackState()
}
