/// Makes the Home module; called by the coordinator.
protocol HomeFactory {
  func make(name: String, isRemembered: Bool) -> any HomeRoutes
}
