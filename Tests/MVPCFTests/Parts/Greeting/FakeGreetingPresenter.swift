import Observation

@testable import MVPCF

/// Has the output that a test sets, and counts the taps that its view controller passes on.
@Observable
final class FakeGreetingPresenter: GreetingPresenter {
  var greeting = ""
  var taps = 0

  func showGreeting() {
    taps += 1
  }
}
