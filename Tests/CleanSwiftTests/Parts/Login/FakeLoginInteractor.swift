@testable import CleanSwift

/// Keeps the requests of its view controller.
final class FakeLoginInteractor: LoginBusinessLogic {
  var logins: [LoginModels.LogIn.Request] = []
  var cancels: [LoginModels.CancelLogin.Request] = []

  func logIn(request: LoginModels.LogIn.Request) {
    logins.append(request)
  }

  func cancelLogin(request: LoginModels.CancelLogin.Request) {
    cancels.append(request)
  }
}
