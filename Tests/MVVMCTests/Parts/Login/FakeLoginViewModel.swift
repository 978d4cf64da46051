import Observation

@testable import MVVMC

/// Has the state that a test sets, and keeps what its view passes on.
@Observable
final class FakeLoginViewModel: LoginViewModeling {
  enum Call: Equatable {
    case logIn(email: String, password: String)
    case cancel
  }

  var email = ""
  var password = ""
  var status = ""
  var isWaiting = false
  var calls: [Call] = []

  func logIn() {
    calls.append(.logIn(email: email, password: password))
  }

  func cancel() {
    calls.append(.cancel)
  }
}
