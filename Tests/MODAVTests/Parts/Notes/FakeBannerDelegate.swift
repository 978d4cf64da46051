@testable import MODAV

/// Counts the retries that a banner's orchestrator asks for.
final class FakeBannerDelegate: BannerDelegate {
  var retries = 0

  func retryRequested() {
    retries += 1
  }
}
