import Examples

/// What Log in tells its coordinator.
protocol LoginCoordinating: AnyObject {
  func didLogIn(_ user: User, isRemembered: Bool)
}
