/// What the presenter asks of the view.
protocol GreetingViewInput: AnyObject {
  func setGreeting(_ greeting: String)
}
