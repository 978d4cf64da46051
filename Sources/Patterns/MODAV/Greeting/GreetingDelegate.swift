/// What the orchestrator hands back to the view.
protocol GreetingDelegate: AnyObject {
  func greetingReady(_ greeting: String)
}
