@testable import MODAV2

/// Keeps what it is told to show; owns its orchestrator, as the real view does.
final class FakeGreetingView: GreetingViewDelegate {
  let orchestrator: any GreetingOrchestratorDelegate
  var greeting = ""

  init(orchestrator: any GreetingOrchestratorDelegate) {
    self.orchestrator = orchestrator
    orchestrator.viewDelegate = self
  }

  func greetingReady(_ greeting: String) {
    self.greeting = greeting
  }
}
