@testable import CleanSwift

/// Keeps the responses of its interactor.
final class FakeHomePresenter: HomePresentationLogic {
  var users: [HomeModels.ShowUser.Response] = []
  var logOuts: [HomeModels.LogOut.Response] = []

  func presentUser(response: HomeModels.ShowUser.Response) {
    users.append(response)
  }

  func presentLogOut(response: HomeModels.LogOut.Response) {
    logOuts.append(response)
  }
}
