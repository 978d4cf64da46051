import Observation

@testable import MVVM

@Observable
final class FakeLoginViewModel: LoginViewModeling {
  var email = ""
  var password = ""
  var status = ""
  var isLoggingIn = false
  var home: (any HomeViewModeling)?
  var logIns = 0
  var cancels = 0

  func logIn() {
    logIns += 1
  }

  func cancel() {
    cancels += 1
  }
}
