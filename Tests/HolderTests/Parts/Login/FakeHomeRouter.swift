import TerminalKit

@testable import Holder

/// Counts how often Log in was shown.
final class FakeHomeRouter: @MainActor HomeRouting {
  var logins = 0
  let view = ViewController()

  func rootView() -> ViewController { view }

  func showLogin() {
    logins += 1
  }
}
