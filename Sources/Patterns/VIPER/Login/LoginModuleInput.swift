/// What the Login module takes in.
protocol LoginModuleInput: AnyObject {
  func restoreSession()
}
