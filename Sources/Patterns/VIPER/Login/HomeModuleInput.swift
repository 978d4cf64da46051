/// What the Home module takes in.
protocol HomeModuleInput: AnyObject {
  func configure(for user: LoggedInUser, output: any HomeModuleOutput)
}
