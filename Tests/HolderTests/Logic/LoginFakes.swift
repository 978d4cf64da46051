import TerminalKit

@testable import Holder

/// Counts how often Home was shown, and keeps the view that was asked for.
final class FakeLoginRouter: @MainActor LoginRouting {
  var homes = 0
  /// Made when somebody asks for it: most tests need no widget.
  private(set) var view: ViewController?

  func rootView() -> ViewController {
    let view = ViewController()
    self.view = view
    return view
  }

  func showHome() {
    homes += 1
  }
}
