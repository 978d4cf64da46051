@testable import VIPER

/// Counts how often it is told of a log out.
final class FakeHomeInteractorOutput: HomeInteractorOutput {
  var logOuts = 0

  func didLogOut() {
    logOuts += 1
  }
}
