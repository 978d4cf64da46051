/// The ways out of the Log in screen: it fires them, its coordinator sets them.
protocol LoginRoutes: ModuleRoutes {
  var finished: ((_ name: String, _ isRemembered: Bool) -> Void)? { get set }
}
