/// What the Home coordinator needs to have its screen made.
protocol HomeFactory {
  func make(name: String, isRemembered: Bool) -> any HomeRoutes
}
