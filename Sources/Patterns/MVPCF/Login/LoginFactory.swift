/// Makes the Login module; called by the coordinator.
protocol LoginFactory {
  func make() -> any LoginRoutes
}
