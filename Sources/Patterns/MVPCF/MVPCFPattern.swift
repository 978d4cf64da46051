import Examples
import TerminalKit

/// Model–View–Presenter, reactive, with coordinators and factories: the entry to the examples.
public struct MVPCFPattern: GreetingPattern, LoginPattern, NotesPattern {
  /// The last part of the names of its programs.
  public nonisolated let id = "mvpcf"

  /// Creates the pattern.
  public nonisolated init() {}

  /// Shows the Greeting example.
  public func showGreeting(for person: Person, in window: Window) {
    let container = GreetingSharedContainer(person: person)
    GreetingApplicationCoordinator(window: window, container: container).start()
  }

  /// Shows Home if a session is stored, otherwise Log in.
  public func showLogin(with environment: LoginEnvironment, in window: Window) {
    let container = LoginSharedContainer(environment: environment)
    LoginApplicationCoordinator(window: window, container: container).start()
  }

  /// Shows the notes, or the note to open with the notes beneath.
  public func showNotes(with environment: NotesEnvironment, in window: Window) {
    let container = NotesSharedContainer(environment: environment)
    NotesApplicationCoordinator(window: window, container: container).start(openID: environment.openID)
  }
}
