/// The orchestrator's calls to the banner.
protocol BannerViewDelegate: AnyObject {
  func bannerChanged(sync: String, failure: String)
}
