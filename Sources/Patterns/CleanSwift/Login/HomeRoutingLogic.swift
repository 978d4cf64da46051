/// The ways from the Home scene.
protocol HomeRoutingLogic {
  func routeToLogin()
}
