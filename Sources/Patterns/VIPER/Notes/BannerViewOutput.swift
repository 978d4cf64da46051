/// The banner's calls to its presenter.
protocol BannerViewOutput: AnyObject {
  func didTapRetry()
}
