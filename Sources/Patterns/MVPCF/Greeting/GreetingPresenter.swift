import Observation

/// What a Greeting screen binds to.
protocol GreetingPresenter: AnyObject, Observable {
  // Output
  var greeting: String { get }

  // Input
  func showGreeting()
}
