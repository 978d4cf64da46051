/// The Banner module's calls to the module that the user's `retry` is for.
protocol BannerModuleOutput: AnyObject {
  func didAskToRetry()
}
