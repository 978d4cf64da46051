import Observation

@testable import MVPCF

/// Has fixed texts, and counts what its view controller passes on.
@Observable
final class FakeHomePresenter: HomePresenter {
  let welcome = "Welcome, Ada Lovelace"
  let notice = "not remembered"
  var logOuts = 0

  func logOut() {
    logOuts += 1
  }
}
