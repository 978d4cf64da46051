import Examples
import TerminalKit

/// MVC misused: the controller does everything; here is only the entry to both examples.
public struct MassiveMVCPattern: GreetingPattern, LoginPattern {
  /// The last part of the names of its programs.
  public nonisolated let id = "massive-mvc"

  /// Makes the pattern.
  public nonisolated init() {}

  /// Shows the Greeting example.
  public func showGreeting(for person: Person, in window: Window) {
    window.rootViewController = GreetingViewController(person: person)
  }

  /// Shows the Login example, on Home if a session was stored.
  public func showLogin(with environment: LoginEnvironment, in window: Window) {
    let login = LoginViewController(environment: environment)
    let navigation = NavigationController(rootViewController: login)
    login.restoreSession()
    window.rootViewController = navigation
  }
}
