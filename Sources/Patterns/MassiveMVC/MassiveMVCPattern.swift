import Examples
import TerminalKit

/// The composition root of both examples in misused MVC, whose controllers do everything.
public struct MassiveMVCPattern: GreetingPattern, LoginPattern {
  /// The last part of the names of its programs.
  public nonisolated let id = "massive-mvc"

  /// Creates the pattern.
  public nonisolated init() {}

  /// Shows the Greeting example.
  public func showGreeting(for person: Person, in window: Window) {
    window.rootViewController = GreetingViewController(person: person)
  }

  /// Shows Home if a session is stored, otherwise Log in.
  public func showLogin(with environment: LoginEnvironment, in window: Window) {
    let login = LoginViewController(environment: environment)
    let navigation = NavigationController(rootViewController: login)
    login.restoreSession()
    window.rootViewController = navigation
  }
}
