import CompareCommand
import Examples
import TerminalKit

/// MVC that does not hear whom to greet, unless it is said to.
struct DeafPattern: Pattern {
  nonisolated var id = "mvc"
  var hears = false

  func showGreeting(for person: Person, in window: Window) {
    Registry.patterns[0].showGreeting(for: hears ? person : .davidBlaine, in: window)
  }

  func showLogin(with environment: LoginEnvironment, in window: Window) {
    Registry.patterns[0].showLogin(with: environment, in: window)
  }
}
