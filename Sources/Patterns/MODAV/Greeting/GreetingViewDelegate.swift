/// The orchestrator's calls to the Greeting view.
protocol GreetingViewDelegate: AnyObject {
  func greetingReady(_ greeting: String)
}
