/// Makes the banner's module; called by the factories of the modules of which it is a part.
protocol BannerFactory {
  func make() -> any BannerRoutes
}
