import TerminalKit

/// The widgets of the Greeting screen and their layout, as a storyboard would hold them.
public final class GreetingScreen: View {
  /// The screen's title.
  public nonisolated static let title = "Greeting"

  /// The button that shows the greeting.
  public let showGreetingButton = Button(title: "Show greeting", identifier: "showGreeting")

  /// The label for the greeting; empty until the button is tapped.
  public let greetingLabel = Label(identifier: "greeting")

  /// Creates the screen.
  public init() {
    super.init()
    addSubview(showGreetingButton)
    addSubview(greetingLabel)
  }
}
