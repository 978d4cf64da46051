/// The orchestrator's calls to the banner.
protocol BannerViewDelegate: AnyObject {
  func syncChanged(_ sync: String)
}
