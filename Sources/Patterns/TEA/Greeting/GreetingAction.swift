/// All that can happen in Greeting.
enum GreetingAction {
  case showGreetingTapped
}
