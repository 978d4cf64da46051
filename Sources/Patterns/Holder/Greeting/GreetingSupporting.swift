import Observation

/// The Greeting module as its screen knows it.
protocol GreetingSupporting: AnyObject, Observable {
  var greeting: String { get }
  func showGreeting()
}
