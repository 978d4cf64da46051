import Examples
import TerminalKit

/// The composition root of the examples in View–Interactor–Presenter–Entity–Router after the Book of VIPER.
public struct VIPERPattern: GreetingPattern, LoginPattern, NotesPattern {
  /// The last part of the names of its programs.
  public nonisolated let id = "viper"

  /// Creates the pattern.
  public nonisolated init() {}

  /// Shows the Greeting example.
  public func showGreeting(for person: Person, in window: Window) {
    window.rootViewController = GreetingAssembly(person: person).module()
  }

  /// Shows Home if a session is stored, otherwise Log in.
  public func showLogin(with environment: LoginEnvironment, in window: Window) {
    let login = LoginAssembly(environment: environment).module()
    let navigation = NavigationController(rootViewController: login.viewController)
    login.input.restoreSession()
    window.rootViewController = navigation
  }

  /// Shows the notes, or the note to open with the notes beneath.
  public func showNotes(with environment: NotesEnvironment, in window: Window) {
    let service = OnlineNotesService(
      client: NotesClient(environment: environment), makeKey: environment.makeKey)
    let list = NoteListAssembly(service: service).module()
    let navigation = NavigationController(rootViewController: list.viewController)
    if let id = environment.openID { list.input.openNote(withID: id) }
    window.rootViewController = navigation
  }
}
