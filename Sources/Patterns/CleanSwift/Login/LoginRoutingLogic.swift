/// The ways from the Log in scene.
protocol LoginRoutingLogic {
  func routeToHome()
}
