import Examples

/// The Home scene's presentation logic: makes texts of the user.
final class HomePresenter: HomePresentationLogic {
  weak var viewController: (any HomeDisplayLogic)?

  func presentUser(response: HomeModels.ShowUser.Response) {
    let viewModel = HomeModels.ShowUser.ViewModel(
      welcome: LoginStrings.welcome(response.user.name),
      notice: response.isRemembered ? "" : LoginStrings.notRemembered)
    viewController?.displayUser(viewModel: viewModel)
  }

  func presentLogOut(response: HomeModels.LogOut.Response) {
    viewController?.displayLogOut(viewModel: HomeModels.LogOut.ViewModel())
  }
}
