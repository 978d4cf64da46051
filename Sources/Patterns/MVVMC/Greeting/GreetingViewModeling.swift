import Observation

/// The state and actions to which a Greeting screen binds.
protocol GreetingViewModeling: AnyObject, Observable {
  var greeting: String { get }

  func showGreeting()
}
