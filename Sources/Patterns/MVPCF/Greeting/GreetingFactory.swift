/// What the Greeting coordinator needs to have its screen made.
protocol GreetingFactory {
  func make() -> any ModuleRoutes
}
