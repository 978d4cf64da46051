@testable import VIPER

/// Keeps what its view passes on.
final class FakeLoginPresenter: LoginViewOutput {
  enum Call: Equatable {
    case logIn(email: String, password: String)
    case cancel
  }

  var calls: [Call] = []

  func didTapLogIn(email: String, password: String) {
    calls.append(.logIn(email: email, password: password))
  }

  func didTapCancel() {
    calls.append(.cancel)
  }
}
