import Examples
import TerminalKit

/// The examples with one controller for each shared screen, as short as they can be: the code that wrong versions change.
///
/// It belongs to the tests of the scenarios, not to the catalogue: it has no card.
public struct ReferencePattern: GreetingPattern, LoginPattern, NotesPattern {
  /// The last part of the names of its programs.
  public nonisolated let id = "reference"

  /// Creates the pattern.
  public nonisolated init() {}

  /// Shows the Greeting example.
  public func showGreeting(for person: Person, in window: Window) {
    window.rootViewController = GreetingController(person: person)
  }

  /// Shows Home if a session is stored, otherwise Log in.
  public func showLogin(with environment: LoginEnvironment, in window: Window) {
    let account = Account(environment: environment)
    let first: ViewController
    if let session = account.restored() {
      first = HomeController(session: session, isStored: true, account: account)
    } else {
      first = LoginController(account: account)
    }
    window.rootViewController = NavigationController(rootViewController: first)
  }

  /// Shows the notes, or the note to open with the notes beneath.
  public func showNotes(with environment: NotesEnvironment, in window: Window) {
    let notes = NotesModel(client: NotesClient(environment: environment))
    var screens: [ViewController] = [NoteListController(notes: notes)]
    if let id = environment.openID {
      screens.append(NoteController(notes: notes, id: id))
    }
    let navigation = NavigationController()
    navigation.setViewControllers(screens)
    window.rootViewController = navigation
  }
}
