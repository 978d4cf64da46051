import Observation

@testable import MVVMC

/// Counts the taps that its view passes on.
@Observable
final class FakeGreetingViewModel: GreetingViewModeling {
  var greeting = ""
  var taps = 0

  func showGreeting() {
    taps += 1
  }
}
