import Examples
import TerminalKit

/// The composition root of the examples in misused MVC, whose controllers do everything.
public struct MassiveMVCPattern: GreetingPattern, LoginPattern, NotesPattern {
  /// The last part of the names of its programs.
  public nonisolated let id = "massive-mvc"

  /// Creates the pattern.
  public nonisolated init() {}

  /// Shows the Greeting example.
  public func showGreeting(for person: Person, in window: Window) {
    window.rootViewController = GreetingViewController(person: person)
  }

  /// Shows Home if a session is stored, otherwise Log in.
  public func showLogin(with environment: LoginEnvironment, in window: Window) {
    let login = LoginViewController(environment: environment)
    let navigation = NavigationController(rootViewController: login)
    login.restoreSession()
    window.rootViewController = navigation
  }

  /// Shows the notes, or the note to open with the notes beneath.
  public func showNotes(with environment: NotesEnvironment, in window: Window) {
    let list = NoteListViewController(environment: environment)
    var screens: [ViewController] = [list]
    if let id = environment.openID {
      screens.append(NoteDetailViewController(list: list, noteID: id))
    }
    let navigation = NavigationController()
    navigation.setViewControllers(screens)
    window.rootViewController = navigation
  }
}
