import Examples
import TerminalKit

/// View–Interactor–Presenter–Entity–Router as the Book of VIPER has it: the entry to both examples.
public struct VIPERPattern: Pattern {
  /// The name after `greet-` and `login-`.
  public nonisolated let id = "viper"

  /// Makes the pattern.
  public nonisolated init() {}

  /// Builds the Greeting example.
  public func greeting(for person: Person) -> ViewController {
    GreetingAssembly(person: person).module()
  }

  /// Builds the Login example, on Home if a session was stored.
  public func login(in environment: LoginEnvironment) -> ViewController {
    let login = LoginAssembly(environment: environment).module()
    let navigation = NavigationController(rootViewController: login.view)
    login.input.restoreSession()
    return navigation
  }
}
