/// The presenter's calls to the banner.
protocol BannerViewInput: AnyObject {
  func setSync(_ sync: String)
  func setFailure(_ failure: String)
}
