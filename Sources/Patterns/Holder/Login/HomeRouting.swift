/// The Home screen's routes.
protocol HomeRouting: Routing {
  func showLogin()
}
