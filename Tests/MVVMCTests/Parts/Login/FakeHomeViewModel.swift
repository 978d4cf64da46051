@testable import MVVMC

/// Has fixed texts, and counts what its view passes on.
final class FakeHomeViewModel: HomeViewModeling {
  let welcome = "Welcome, Ada Lovelace"
  let notice = "not remembered"
  var logOuts = 0

  func logOut() {
    logOuts += 1
  }
}
