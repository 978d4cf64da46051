@testable import CleanSwift

/// Counts the routes that its view controller takes.
final class FakeLoginRouter: LoginRoutingLogic, LoginDataPassing {
  let dataStore: any LoginDataStore = FakeLoginDataStore()
  var homes = 0

  func routeToHome() {
    homes += 1
  }
}
