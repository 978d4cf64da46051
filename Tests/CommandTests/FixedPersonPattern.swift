import CompareCommand
import Examples
import TerminalKit

/// A broken MVC that always greets David Blaine, unless `usesPerson` is set.
struct FixedPersonPattern: GreetingPattern, LoginPattern {
  nonisolated var id = "mvc"
  var usesPerson = false

  func showGreeting(for person: Person, in window: Window) {
    (Registry.patterns[0] as? any GreetingPattern)?.showGreeting(
      for: usesPerson ? person : .davidBlaine, in: window)
  }

  func showLogin(with environment: LoginEnvironment, in window: Window) {
    (Registry.patterns[0] as? any LoginPattern)?.showLogin(with: environment, in: window)
  }
}
