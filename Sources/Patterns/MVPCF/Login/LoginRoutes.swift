/// The ways out of the Login module: the coordinator sets the closures, the view controller fires them.
protocol LoginRoutes: ModuleRoutes {
  var finished: ((_ name: String, _ isRemembered: Bool) -> Void)? { get set }
}
