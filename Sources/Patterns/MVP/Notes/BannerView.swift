/// The presenter's calls to the banner.
protocol BannerView: AnyObject {
  func setSync(_ sync: String)
  func setFailure(_ failure: String)
}
