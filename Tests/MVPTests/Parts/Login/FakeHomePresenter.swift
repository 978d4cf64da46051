@testable import MVP

/// Counts what its view passes on.
final class FakeHomePresenter: HomePresenting {
  weak var view: (any HomeView)?
  var timesReady = 0
  var logOuts = 0

  func viewIsReady() {
    timesReady += 1
  }

  func logOut() {
    logOuts += 1
  }
}
