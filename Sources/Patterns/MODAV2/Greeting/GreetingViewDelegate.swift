/// The orchestrator's calls to the Greeting screen.
protocol GreetingViewDelegate: AnyObject {
  func greetingReady(_ greeting: String)
}
