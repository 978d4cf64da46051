/// What the Greeting screen tells its presenter.
protocol GreetingPresenting: AnyObject {
  func attach(_ view: any GreetingView)
  func showGreeting()
}
