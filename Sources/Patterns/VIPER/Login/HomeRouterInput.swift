/// The presenter's calls to the Home router.
protocol HomeRouterInput: AnyObject {
  func openLogin()
}
