/// The Log in screen's routes.
protocol LoginRouting: Routing {
  func showHome()
}
