/// The banner's calls to its orchestrator.
protocol BannerOrchestratorDelegate: AnyObject {
  var viewDelegate: (any BannerViewDelegate)? { get set }

  func viewIsReady()
  func retryDelete()
}
