import Observation

/// What a Greeting screen binds to.
protocol GreetingPresenter: AnyObject, Observable {
  // Inputs
  func showGreeting()

  // Outputs
  var greeting: String { get }
}
