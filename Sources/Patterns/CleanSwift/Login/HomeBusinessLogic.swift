/// The Home scene's view controller's requests to its interactor.
protocol HomeBusinessLogic {
  func showUser(request: HomeModels.ShowUser.Request)
  func logOut(request: HomeModels.LogOut.Request)
}
