import Examples
import TerminalKit

/// The composition root of the examples in Model–View–ViewModel with coordinators, which Observation binds as in MVVM.
public struct MVVMCPattern: GreetingPattern, LoginPattern, NotesPattern {
  /// The last part of the names of its programs.
  public nonisolated let id = "mvvm-c"

  /// Creates the pattern.
  public nonisolated init() {}

  /// Shows the Greeting example.
  public func showGreeting(for person: Person, in window: Window) {
    let navigation = CoordinatedNavigationController()
    let coordinator = GreetingCoordinator(navigationController: navigation, person: person)
    navigation.coordinator = coordinator
    coordinator.start()
    window.rootViewController = navigation
  }

  /// Shows Home if a session is stored, otherwise Log in.
  public func showLogin(with environment: LoginEnvironment, in window: Window) {
    let model = LoginModel(
      client: LoginClient(environment: environment), store: SessionStore(store: environment.store))
    let navigation = CoordinatedNavigationController()
    let coordinator = LoginCoordinator(navigationController: navigation, model: model)
    navigation.coordinator = coordinator
    coordinator.start()
    window.rootViewController = navigation
  }

  /// Shows the notes, or the note to open with the notes beneath.
  public func showNotes(with environment: NotesEnvironment, in window: Window) {
    let model = NotesModel(client: NotesClient(environment: environment))
    let navigation = CoordinatedNavigationController()
    let coordinator = NotesCoordinator(navigationController: navigation, model: model)
    navigation.coordinator = coordinator
    coordinator.start(openID: environment.openID)
    window.rootViewController = navigation
  }
}
