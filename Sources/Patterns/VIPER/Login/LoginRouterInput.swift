/// The presenter's calls to the Log in screen's router.
protocol LoginRouterInput: AnyObject {
  func openHome(for user: LoggedInUser)
}
