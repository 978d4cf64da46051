import Examples
import TerminalKit

/// The Greeting screen's widgets as its view controller knows them.
protocol GreetingView: ViewContainer {
  var showGreetingButton: Button { get }
  var greetingLabel: Label { get }
}

extension GreetingScreen: GreetingView {}
