/// The ways out of the Home module: the coordinator sets the closures, the view controller fires them.
protocol HomeRoutes: ModuleRoutes {
  var loggedOut: (() -> Void)? { get set }
}
