import Observation

/// All that others see of the Greeting module: what its screen binds to, and what it can ask for.
protocol GreetingSupporting: AnyObject, Observable {
  var greeting: String { get }
  func showGreeting()
}
