@testable import MVVM

/// Has fixed texts, and counts what its view passes on.
final class FakeHomeViewModel: HomeViewModeling {
  let welcome = "Welcome, Ada Lovelace"
  let notice = "not remembered"
  var logOuts = 0

  func logOut() -> any LoginViewModeling {
    logOuts += 1
    return FakeLoginViewModel()
  }
}
