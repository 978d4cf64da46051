/// The Greeting view's calls to its presenter.
protocol GreetingViewOutput: AnyObject {
  func didTapShowGreeting()
}
