import TerminalKit

@testable import Holder

/// Counts how often Home was shown.
final class FakeLoginRouter: @MainActor LoginRouting {
  var homes = 0
  let view = ViewController()

  func rootView() -> ViewController { view }

  func showHome() {
    homes += 1
  }
}
