import Examples

@testable import VIPER

/// Keeps what the interactor tells.
final class FakeLoginInteractorOutput: LoginInteractorOutput {
  enum Call: Equatable {
    case start
    case cancel
    case logIn(LoggedInUser)
    case failure(LoginFailure)
  }

  var calls: [Call] = []

  func didStartLogin() {
    calls.append(.start)
  }

  func didCancelLogin() {
    calls.append(.cancel)
  }

  func didLogIn(_ user: LoggedInUser) {
    calls.append(.logIn(user))
  }

  func didFail(_ failure: LoginFailure) {
    calls.append(.failure(failure))
  }
}
