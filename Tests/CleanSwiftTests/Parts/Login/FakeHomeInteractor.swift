@testable import CleanSwift

/// Keeps the requests of its view controller.
final class FakeHomeInteractor: HomeBusinessLogic {
  var users: [HomeModels.ShowUser.Request] = []
  var logOuts: [HomeModels.LogOut.Request] = []

  func showUser(request: HomeModels.ShowUser.Request) {
    users.append(request)
  }

  func logOut(request: HomeModels.LogOut.Request) {
    logOuts.append(request)
  }
}
