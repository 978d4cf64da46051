import TerminalKit

@testable import MVPCF

/// Routes of the Login module that a test fires.
final class FakeLoginRoutes: @MainActor LoginRoutes {
  var finished: ((_ name: String, _ isRemembered: Bool) -> Void)?
  let viewController = ViewController()
}
