import Observation

/// What a Greeting screen binds to.
protocol GreetingViewModeling: AnyObject, Observable {
  var greeting: String { get }
  func showGreeting()
}
