/// The Banner module's calls to the module that it is a part of.
protocol BannerModuleOutput: AnyObject {
  func didAskToRetry()
}
