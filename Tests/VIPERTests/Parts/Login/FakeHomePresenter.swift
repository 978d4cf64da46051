@testable import VIPER

/// Counts what its view passes on.
final class FakeHomePresenter: HomeViewOutput {
  var timesReady = 0
  var logOuts = 0

  func viewIsReady() {
    timesReady += 1
  }

  func didTapLogOut() {
    logOuts += 1
  }
}
