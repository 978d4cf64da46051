/// The Home scene's interactor's responses to its presenter.
protocol HomePresentationLogic {
  func presentUser(response: HomeModels.ShowUser.Response)
  func presentLogOut(response: HomeModels.LogOut.Response)
}
