import Observation

@testable import MVVM

@Observable
final class FakeLoginViewModel: LoginViewModeling {
  var email = ""
  var password = ""
  var status = ""
  var isWaiting = false
  var completions: [(any HomeViewModeling) -> Void] = []
  var cancels = 0

  func logIn(completion: @escaping (any HomeViewModeling) -> Void) {
    completions.append(completion)
  }

  func cancel() {
    cancels += 1
  }
}
