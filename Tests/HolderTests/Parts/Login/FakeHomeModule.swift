import Observation

@testable import Holder

/// Has fixed texts, and counts what its view passes on.
@Observable
final class FakeHomeModule: HomeSupporting {
  let welcome = "Welcome, Ada Lovelace"
  let notice = "not remembered"
  var logOuts = 0

  func logOut() {
    logOuts += 1
  }
}
