import Examples
import TerminalKit

/// The composition root of the examples in Model–View–ViewModel, with Observation as the binding.
public struct MVVMPattern: GreetingPattern, LoginPattern, NotesPattern {
  /// The last part of the names of its programs.
  public nonisolated let id = "mvvm"

  /// Creates the pattern.
  public nonisolated init() {}

  /// Shows the Greeting example.
  public func showGreeting(for person: Person, in window: Window) {
    window.rootViewController = GreetingViewController(viewModel: GreetingViewModel(person: person))
  }

  /// Shows Home if a session is stored, otherwise Log in.
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

  /// Shows the notes, or the note to open with the notes beneath.
  public func showNotes(with environment: NotesEnvironment, in window: Window) {
    let model = NotesModel(client: NotesClient(environment: environment))
    let list = NoteListViewModel(model: model)
    var screens: [ViewController] = [NoteListViewController(viewModel: list)]
    if let id = environment.openID {
      screens.append(NoteDetailViewController(viewModel: list.detail(of: id)))
    }
    let navigation = NavigationController()
    navigation.setViewControllers(screens)
    window.rootViewController = navigation
  }
}
