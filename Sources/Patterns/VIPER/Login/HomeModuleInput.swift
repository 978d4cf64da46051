/// Another module's calls into the Home module.
protocol HomeModuleInput: AnyObject {
  func configure(for user: LoggedInUser)
}
