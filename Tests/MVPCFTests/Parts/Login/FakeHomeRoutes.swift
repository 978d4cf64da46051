import TerminalKit

@testable import MVPCF

/// Routes of the Home module that a test fires.
final class FakeHomeRoutes: @MainActor HomeRoutes {
  var loggedOut: (() -> Void)?
  let viewController = ViewController()
}
