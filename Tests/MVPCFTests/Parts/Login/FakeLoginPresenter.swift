import Observation

@testable import MVPCF

/// Has the state that a test sets, and keeps what its view controller passes on.
@Observable
final class FakeLoginPresenter: LoginPresenter {
  enum Call: Equatable {
    case logIn(email: String, password: String)
    case cancel
  }

  var email = ""
  var password = ""
  var status = ""
  var isWaiting = false
  var calls: [Call] = []
  var completion: Completion?

  func logIn(completion: @escaping Completion) {
    calls.append(.logIn(email: email, password: password))
    self.completion = completion
  }

  func cancel() {
    calls.append(.cancel)
  }
}
