/// What the presenter asks of the Greeting screen.
protocol GreetingView: AnyObject {
  func setGreeting(_ greeting: String)
}
