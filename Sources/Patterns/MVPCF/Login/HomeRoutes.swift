/// The ways out of the Home screen: it fires them, its coordinator sets them.
protocol HomeRoutes: ModuleRoutes {
  var loggedOut: (() -> Void)? { get set }
}
