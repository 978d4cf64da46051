/// The Home scene's presenter's view models for its view controller.
protocol HomeDisplayLogic: AnyObject {
  func displayUser(viewModel: HomeModels.ShowUser.ViewModel)
  func displayLogOut(viewModel: HomeModels.LogOut.ViewModel)
}
