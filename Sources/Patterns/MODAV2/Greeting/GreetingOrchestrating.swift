/// What the view asks of its orchestrator.
protocol GreetingOrchestrating: AnyObject {
  var delegate: (any GreetingDelegate)? { get set }
  func showGreeting()
}
