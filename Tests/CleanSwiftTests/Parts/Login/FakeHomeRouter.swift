@testable import CleanSwift

/// Counts the routes that its view controller takes.
final class FakeHomeRouter: HomeRoutingLogic, HomeDataPassing {
  let dataStore: any HomeDataStore = FakeHomeDataStore()
  var logins = 0

  func routeToLogin() {
    logins += 1
  }
}
