/// The presenter's calls to the Home screen's router.
protocol HomeRouterInput: AnyObject {
  func openLogin()
}
