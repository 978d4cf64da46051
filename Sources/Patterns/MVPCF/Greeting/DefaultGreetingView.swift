import Examples
import TerminalKit

/// The custom view: owns the widgets and knows nobody; the view controller knows it by its protocol.
final class DefaultGreetingView: View, GreetingView {
  private let screen = GreetingScreen()

  init() {
    super.init()
    addSubview(screen)
  }

  var view: View { self }
  var showGreetingButton: Button { screen.showGreetingButton }
  var greetingLabel: Label { screen.greetingLabel }
}
