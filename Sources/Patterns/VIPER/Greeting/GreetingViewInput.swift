/// The presenter's calls to the Greeting view.
protocol GreetingViewInput: AnyObject {
  func setGreeting(_ greeting: String)
}
