/// The Greeting screen's calls to its presenter.
protocol GreetingViewOutput: AnyObject {
  func didTapShowGreeting()
}
