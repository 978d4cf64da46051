/// What the view tells the presenter.
protocol GreetingViewOutput: AnyObject {
  func didTapShowGreeting()
}
