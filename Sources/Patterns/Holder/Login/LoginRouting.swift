/// Where the Login module can go.
protocol LoginRouting: Routing {
  func showHome()
}
