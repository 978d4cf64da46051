@testable import VIPER

/// Counts the taps that its view passes on.
final class FakeGreetingPresenter: GreetingViewOutput {
  var taps = 0

  func didTapShowGreeting() {
    taps += 1
  }
}
