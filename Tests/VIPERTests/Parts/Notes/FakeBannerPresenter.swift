@testable import VIPER

/// Counts the taps that its view passes on.
final class FakeBannerPresenter: BannerViewOutput {
  var taps = 0

  func didTapRetry() {
    taps += 1
  }
}
