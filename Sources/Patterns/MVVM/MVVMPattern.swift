import Examples
import TerminalKit

/// Model–View–ViewModel with observation as the binding: the composition root of both examples.
public struct MVVMPattern: Pattern {
  /// The name after `greet-` and `login-`.
  public nonisolated let id = "mvvm"

  /// Makes the pattern.
  public nonisolated init() {}

  /// Builds the Greeting example.
  public func greeting(for person: Person) -> ViewController {
    GreetingViewController(viewModel: GreetingViewModel(person: person))
  }

  /// Builds the Login example, on Home if a session was stored.
  public func login(in environment: LoginEnvironment) -> ViewController {
    let model = LoginModel(
      client: LoginClient(environment: environment), store: SessionStore(file: environment.sessionFile))
    guard let user = model.storedUser() else {
      let login = LoginViewController(viewModel: LoginViewModel(model: model))
      return NavigationController(rootViewController: login)
    }
    let home = HomeViewController(viewModel: HomeViewModel(user: user, isRemembered: true, model: model))
    return NavigationController(rootViewController: home)
  }
}
