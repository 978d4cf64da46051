@testable import MVP

/// Counts the taps that its view passes on.
final class FakeGreetingPresenter: GreetingPresenting {
  weak var view: (any GreetingView)?
  var taps = 0

  func showGreeting() {
    taps += 1
  }
}
