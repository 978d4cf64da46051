import Examples
import TerminalKit

/// Model–View–Presenter with a passive view: the composition root of both examples.
public struct MVPPattern: Pattern {
  /// The name after `greet-` and `login-`.
  public nonisolated let id = "mvp"

  /// Makes the pattern.
  public nonisolated init() {}

  /// Builds the Greeting example.
  public func greeting(for person: Person) -> ViewController {
    GreetingViewController(presenter: GreetingPresenter(person: person))
  }

  /// Builds the Login example, on Home if a session was stored.
  public func login(in environment: LoginEnvironment) -> ViewController {
    let model = LoginModel(
      client: LoginClient(environment: environment), store: SessionStore(file: environment.sessionFile))
    guard let user = model.storedUser() else {
      let login = LoginViewController(presenter: LoginPresenter(model: model))
      return NavigationController(rootViewController: login)
    }
    let home = HomeViewController(presenter: HomePresenter(user: user, isRemembered: true, model: model))
    return NavigationController(rootViewController: home)
  }
}
