/// What a Greeting screen binds to.
protocol GreetingViewModeling: AnyObject {
  var greeting: String { get }
  func showGreeting()
}
