@testable import MODAV2

/// Keeps what its view passes on.
final class FakeLoginOrchestrator: LoginOrchestratorDelegate {
  enum Call: Equatable {
    case logIn(email: String, password: String)
    case cancel
  }

  weak var viewDelegate: (any LoginViewDelegate)?
  var calls: [Call] = []

  func logIn(email: String, password: String) {
    calls.append(.logIn(email: email, password: password))
  }

  func cancel() {
    calls.append(.cancel)
  }
}
