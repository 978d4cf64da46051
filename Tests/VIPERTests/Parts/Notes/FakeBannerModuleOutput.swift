@testable import VIPER

/// Counts the retries that the banner tells.
final class FakeBannerModuleOutput: BannerModuleOutput {
  var retries = 0

  func didAskToRetry() {
    retries += 1
  }
}
