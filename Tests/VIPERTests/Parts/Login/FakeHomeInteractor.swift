@testable import VIPER

/// Counts how often it is asked to log out.
final class FakeHomeInteractor: HomeInteractorInput {
  var logOuts = 0

  func logOut() {
    logOuts += 1
  }
}
