@testable import CleanSwift

/// Keeps the responses of its interactor.
final class FakeLoginPresenter: LoginPresentationLogic {
  var responses: [LoginModels.LogIn.Response] = []
  var cancels: [LoginModels.CancelLogin.Response] = []

  func presentLogin(response: LoginModels.LogIn.Response) {
    responses.append(response)
  }

  func presentCancelledLogin(response: LoginModels.CancelLogin.Response) {
    cancels.append(response)
  }
}
