/// The Greeting scene's presenter's view models for its view controller.
protocol GreetingDisplayLogic: AnyObject {
  func displayGreeting(viewModel: GreetingModels.ShowGreeting.ViewModel)
}
