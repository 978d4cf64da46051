/// The Greeting screen's calls to its orchestrator.
protocol GreetingOrchestratorDelegate: AnyObject {
  var viewDelegate: (any GreetingViewDelegate)? { get set }

  func showGreeting()
}
