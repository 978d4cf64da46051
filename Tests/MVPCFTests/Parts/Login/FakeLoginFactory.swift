@testable import MVPCF

/// Returns the same routes at each call.
final class FakeLoginFactory: LoginFactory {
  let routes = FakeLoginRoutes()

  func make() -> any LoginRoutes { routes }
}
