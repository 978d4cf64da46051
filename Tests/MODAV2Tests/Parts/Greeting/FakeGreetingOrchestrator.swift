@testable import MODAV2

/// Counts the taps that its view passes on.
final class FakeGreetingOrchestrator: GreetingOrchestratorDelegate {
  weak var viewDelegate: (any GreetingViewDelegate)?
  var taps = 0

  func showGreeting() {
    taps += 1
  }
}
