/// The composition root's calls into the Log in module.
protocol LoginModuleInput: AnyObject {
  func restoreSession()
}
