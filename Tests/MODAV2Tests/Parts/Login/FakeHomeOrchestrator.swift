@testable import MODAV2

/// Counts what its view passes on.
final class FakeHomeOrchestrator: HomeOrchestratorDelegate {
  weak var viewDelegate: (any HomeViewDelegate)?
  var timesReady = 0
  var logOuts = 0

  func viewIsReady() {
    timesReady += 1
  }

  func logOut() {
    logOuts += 1
  }
}
