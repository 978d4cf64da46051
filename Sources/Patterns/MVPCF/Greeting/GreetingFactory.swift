/// Makes the Greeting module; called by the coordinator.
protocol GreetingFactory {
  func make() -> any ModuleRoutes
}
