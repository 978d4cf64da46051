import TerminalKit

/// A pattern that has the Greeting example.
public protocol GreetingPattern: Pattern {
  /// Sets the window's root view controller to a screen that greets a person.
  func showGreeting(for person: Person, in window: Window)
}
