/// Where the presenter can go from the Login module.
protocol LoginRouterInput: AnyObject {
  func openHome(for user: LoggedInUser, output: any HomeModuleOutput)
}
