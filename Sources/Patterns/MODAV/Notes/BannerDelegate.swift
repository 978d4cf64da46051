/// The banner's orchestrator's calls to that of the list.
protocol BannerDelegate: AnyObject {
  func retryRequested()
}
