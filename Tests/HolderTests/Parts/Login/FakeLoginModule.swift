import Observation

@testable import Holder

/// Has the state that a test sets, and keeps what its view and other modules pass on.
@Observable
final class FakeLoginModule: Module, LoginSupporting {
  enum Call: Equatable {
    case logIn(email: String, password: String)
    case cancel, reset
  }

  let key = LoginSupportedModule.login
  let router: FakeLoginRouter? = FakeLoginRouter()
  var email = ""
  var password = ""
  var status = ""
  var isWaiting = false
  var calls: [Call] = []
  var completion: (() -> Void)?

  func logIn(completion: @escaping () -> Void) {
    calls.append(.logIn(email: email, password: password))
    self.completion = completion
  }

  func cancel() {
    calls.append(.cancel)
  }

  func reset() {
    calls.append(.reset)
  }
}
