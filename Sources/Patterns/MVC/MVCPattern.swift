import Examples
import TerminalKit

/// Model–View–Controller as Cocoa has it: the composition root of both examples.
public struct MVCPattern: Pattern {
  /// The name after `greet-` and `login-`.
  public nonisolated let id = "mvc"

  /// Makes the pattern.
  public nonisolated init() {}

  /// Builds the Greeting example.
  public func greeting(for person: Person) -> ViewController {
    GreetingViewController(person: person)
  }

  /// Builds the Login example, on Home if a session was stored.
  public func login(in environment: LoginEnvironment) -> ViewController {
    let model = LoginModel(
      client: LoginClient(environment: environment), store: SessionStore(file: environment.sessionFile))
    guard let user = model.storedUser() else {
      let login = LoginViewController(model: model)
      return NavigationController(rootViewController: login)
    }
    let home = HomeViewController(user: user, isRemembered: true, model: model)
    return NavigationController(rootViewController: home)
  }
}
