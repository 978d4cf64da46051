import Observation

/// The Greeting screen's bindings to its presenter.
protocol GreetingPresenter: AnyObject, Observable {
  // Inputs
  func showGreeting()

  // Outputs
  var greeting: String { get }
}
