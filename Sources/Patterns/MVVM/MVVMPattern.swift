import Examples
import TerminalKit

/// Model–View–ViewModel with observation as the binding: the composition root of both examples.
public struct MVVMPattern: GreetingPattern, LoginPattern {
  /// The last part of the names of its programs.
  public nonisolated let id = "mvvm"

  /// Makes the pattern.
  public nonisolated init() {}

  /// Shows the Greeting example.
  public func showGreeting(for person: Person, in window: Window) {
    window.rootViewController = GreetingViewController(viewModel: GreetingViewModel(person: person))
  }

  /// Shows the Login example, on Home if a session was stored.
  public func showLogin(with environment: LoginEnvironment, in window: Window) {
    let model = LoginModel(
      client: LoginClient(environment: environment), store: SessionStore(store: environment.store))
    let first: ViewController
    if let user = model.storedUser() {
      first = HomeViewController(viewModel: HomeViewModel(user: user, isRemembered: true, model: model))
    } else {
      first = LoginViewController(viewModel: LoginViewModel(model: model))
    }
    window.rootViewController = NavigationController(rootViewController: first)
  }
}
