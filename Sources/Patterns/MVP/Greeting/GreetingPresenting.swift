/// The Greeting screen's calls to its presenter.
protocol GreetingPresenting: AnyObject {
  var view: (any GreetingView)? { get set }

  func showGreeting()
}
