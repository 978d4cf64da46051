/// The presenter's calls to the Greeting screen.
protocol GreetingViewInput: AnyObject {
  func setGreeting(_ greeting: String)
}
