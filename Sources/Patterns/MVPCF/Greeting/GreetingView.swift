import TerminalKit

/// The widgets that the Greeting screen offers its view controller.
protocol GreetingView: ViewContainer {
  var showGreetingButton: Button { get }
  var greetingLabel: Label { get }
}
