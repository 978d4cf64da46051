import Examples
import TerminalKit

/// The composition root of the examples in Clean Swift, also called View–Interactor–Presenter, after Raymond Law.
public struct CleanSwiftPattern: GreetingPattern, LoginPattern, NotesPattern {
  /// The last part of the names of its programs.
  public nonisolated let id = "clean-swift"

  /// Creates the pattern.
  public nonisolated init() {}

  /// Shows the Greeting example.
  public func showGreeting(for person: Person, in window: Window) {
    window.rootViewController = GreetingConfigurator(person: person).scene()
  }

  /// Shows Home if a session is stored, otherwise Log in.
  public func showLogin(with environment: LoginEnvironment, in window: Window) {
    let first: ViewController
    if let session = SessionWorker(store: environment.store).load() {
      let home = HomeConfigurator(environment: environment).scene()
      home.router.dataStore.user = session.user
      first = home
    } else {
      first = LoginConfigurator(environment: environment).scene()
    }
    window.rootViewController = NavigationController(rootViewController: first)
  }

  /// Shows the notes, or the note to open with the notes beneath.
  public func showNotes(with environment: NotesEnvironment, in window: Window) {
    let worker = NotesWorker(
      client: NotesClient(environment: environment), store: NotesStore(), makeKey: environment.makeKey)
    let list = NoteListConfigurator(worker: worker).scene()
    let navigation = NavigationController(rootViewController: list)
    if let id = environment.openID {
      list.router.dataStore.selectedNoteID = id
      list.router.routeToNoteDetail()
    }
    window.rootViewController = navigation
  }
}
