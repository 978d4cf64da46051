/// Where the Home module can go.
protocol HomeRouting: Routing {
  func showLogin()
}
