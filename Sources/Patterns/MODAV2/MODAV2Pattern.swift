import Examples
import TerminalKit

/// MODA-V with a protocol between View and Orchestrator: the composition root of both examples.
public struct MODAV2Pattern: Pattern {
  /// The name after `greet-` and `login-`.
  public nonisolated let id = "moda-v2"

  /// Makes the pattern.
  public nonisolated init() {}

  /// Builds the Greeting example.
  public func greeting(for person: Person) -> ViewController {
    GreetingViewController(orchestrator: GreetingOrchestrator(person: person))
  }

  /// Builds the Login example, on Home if a session was stored.
  public func login(in environment: LoginEnvironment) -> ViewController {
    let orchestrator = LoginOrchestrator(
      network: NetworkAdapter(environment: environment),
      storage: StorageAdapter(file: environment.sessionFile))
    guard let user = orchestrator.storedUser() else {
      let login = LoginViewController(orchestrator: orchestrator)
      return NavigationController(rootViewController: login)
    }
    let home = HomeViewController(orchestrator: orchestrator.home(for: user, isRemembered: true))
    return NavigationController(rootViewController: home)
  }
}
