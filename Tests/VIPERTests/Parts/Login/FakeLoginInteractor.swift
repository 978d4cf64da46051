@testable import VIPER

/// Keeps what the presenter asks.
final class FakeLoginInteractor: LoginInteractorInput {
  enum Call: Equatable {
    case restoreSession
    case logIn(email: String, password: String)
    case cancel
  }

  var calls: [Call] = []

  func restoreSession() {
    calls.append(.restoreSession)
  }

  func logIn(email: String, password: String) {
    calls.append(.logIn(email: email, password: password))
  }

  func cancel() {
    calls.append(.cancel)
  }
}
