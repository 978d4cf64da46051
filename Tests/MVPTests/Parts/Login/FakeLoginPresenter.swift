@testable import MVP

/// Keeps what its view passes on.
final class FakeLoginPresenter: LoginPresenting {
  enum Call: Equatable {
    case logIn(email: String, password: String)
    case cancel
  }

  weak var view: (any LoginView)?
  var calls: [Call] = []

  func logIn(email: String, password: String) {
    calls.append(.logIn(email: email, password: password))
  }

  func cancel() {
    calls.append(.cancel)
  }
}
