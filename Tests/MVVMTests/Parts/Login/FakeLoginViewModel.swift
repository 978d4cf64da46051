import Observation

@testable import MVVM

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
  var completion: ((any HomeViewModeling) -> Void)?

  func logIn(completion: @escaping (any HomeViewModeling) -> Void) {
    calls.append(.logIn(email: email, password: password))
    self.completion = completion
  }

  func cancel() {
    calls.append(.cancel)
  }
}
