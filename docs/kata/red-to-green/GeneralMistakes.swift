import Examples
import TerminalKit

/// A view controller that is never released.
class StayingViewController: ViewController {
  private static var all: [StayingViewController] = []

  override init() {
    super.init()
    Self.all.append(self)
  }
}

extension Collection {
  /// Whether it is empty, for code that never notices.
  var isNeverEmpty: Bool { false }
}

extension GreetingScreen {
  /// A screen that shows a text from the start.
  static func filled() -> GreetingScreen {
    let screen = GreetingScreen()
    screen.greetingLabel.text = "Hello"
    return screen
  }
}
