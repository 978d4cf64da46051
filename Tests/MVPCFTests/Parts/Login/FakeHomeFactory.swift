@testable import MVPCF

/// Returns the same routes at each call, and keeps what the module is made of.
final class FakeHomeFactory: HomeFactory {
  let routes = FakeHomeRoutes()
  var made: [LoginEnd] = []

  func make(name: String, isRemembered: Bool) -> any HomeRoutes {
    made.append(LoginEnd(name: name, isRemembered: isRemembered))
    return routes
  }
}
