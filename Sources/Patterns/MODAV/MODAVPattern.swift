import Examples
import TerminalKit

/// Model–Orchestrator–Delegate–Adapter–View: the composition root of both examples.
public struct MODAVPattern: GreetingPattern, LoginPattern {
  /// The last part of the names of its programs.
  public nonisolated let id = "moda-v"

  /// Makes the pattern.
  public nonisolated init() {}

  /// Shows the Greeting example.
  public func showGreeting(for person: Person, in window: Window) {
    window.rootViewController = GreetingViewController(orchestrator: GreetingOrchestrator(person: person))
  }

  /// Shows the Login example, on Home if a session was stored.
  public func showLogin(with environment: LoginEnvironment, in window: Window) {
    let orchestrator = LoginOrchestrator(
      network: NetworkAdapter(environment: environment),
      storage: StorageAdapter(store: environment.store))
    let first: ViewController
    if let user = orchestrator.storedUser() {
      first = HomeViewController(orchestrator: orchestrator.home(for: user, isRemembered: true))
    } else {
      first = LoginViewController(orchestrator: orchestrator)
    }
    window.rootViewController = NavigationController(rootViewController: first)
  }
}
