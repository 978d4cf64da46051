import Observation

@testable import Holder

/// Has the state that a test sets, and counts the taps that its view passes on.
@Observable
final class FakeGreetingModule: GreetingSupporting {
  var greeting = ""
  var taps = 0

  func showGreeting() {
    taps += 1
  }
}
