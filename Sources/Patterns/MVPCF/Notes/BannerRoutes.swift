/// The way out of the banner's module: the factory of the module of which it is a part sets the closure.
protocol BannerRoutes: ModuleRoutes {
  var retryRequested: (() -> Void)? { get set }
}
