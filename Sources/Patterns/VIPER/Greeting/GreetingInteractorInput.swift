/// The presenter's calls to the Greeting interactor.
protocol GreetingInteractorInput: AnyObject {
  func provideGreeting()
}
