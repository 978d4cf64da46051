/// The presenter's calls to the Log in router.
protocol LoginRouterInput: AnyObject {
  func openHome(for user: LoggedInUser)
}
