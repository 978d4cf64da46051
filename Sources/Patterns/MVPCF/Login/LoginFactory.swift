/// What the Login coordinator needs to have its screen made.
protocol LoginFactory {
  func make() -> any LoginRoutes
}
