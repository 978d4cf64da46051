/// The presenter's calls to the Greeting screen.
protocol GreetingView: AnyObject {
  func setGreeting(_ greeting: String)
}
