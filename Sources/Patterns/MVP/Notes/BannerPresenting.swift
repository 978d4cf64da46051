/// The banner's calls to its presenter.
protocol BannerPresenting: AnyObject {
  var view: (any BannerView)? { get set }

  func viewIsReady()
  func retry()
}
