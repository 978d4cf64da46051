@testable import CleanSwift

/// Keeps what it is told to display.
final class FakeLoginView: LoginDisplayLogic {
  var status = ""
  var isWaiting = false
  var passwordsCleared = 0
  /// The view models of a cancelled login.
  var cancels: [LoginModels.CancelLogin.ViewModel] = []
  var homes = 0

  func displayLogin(viewModel: LoginModels.LogIn.ViewModel) {
    status = viewModel.status
    isWaiting = viewModel.isWaiting
    if viewModel.clearsPassword { passwordsCleared += 1 }
  }

  func displayHome(viewModel: LoginModels.LogIn.LoggedInViewModel) {
    homes += 1
  }

  func displayCancelledLogin(viewModel: LoginModels.CancelLogin.ViewModel) {
    cancels.append(viewModel)
    status = viewModel.status
    isWaiting = viewModel.isWaiting
  }
}

/// Keeps what it is told to display.
final class FakeHomeView: HomeDisplayLogic {
  var user: HomeModels.ShowUser.ViewModel?
  var logOuts = 0

  func displayUser(viewModel: HomeModels.ShowUser.ViewModel) {
    user = viewModel
  }

  func displayLogOut(viewModel: HomeModels.LogOut.ViewModel) {
    logOuts += 1
  }
}
