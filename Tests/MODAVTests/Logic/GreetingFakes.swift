@testable import MODAV

/// Keeps what it is told to show; owns its orchestrator, as the real view does.
final class FakeGreetingView: GreetingViewDelegate {
  let orchestrator: GreetingOrchestrator
  var greeting = ""

  init(orchestrator: GreetingOrchestrator) {
    self.orchestrator = orchestrator
    orchestrator.viewDelegate = self
  }

  func greetingReady(_ greeting: String) {
    self.greeting = greeting
  }
}
