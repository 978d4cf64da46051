import Examples
import TerminalKit

/// Module–Holder: the entry to the examples, which creates the root component and has the tree built from it.
public struct HolderPattern: GreetingPattern, LoginPattern, NotesPattern {
  /// The last part of the names of its programs.
  public nonisolated let id = "holder"

  /// Creates the pattern.
  public nonisolated init() {}

  /// Shows the Greeting example.
  public func showGreeting(for person: Person, in window: Window) {
    let root = GreetingRootBuilder().build(component: GreetingRootComponent(person: person))
    window.rootViewController = root.router?.rootView()
  }

  /// Shows Home if a session is stored, otherwise Log in.
  public func showLogin(with environment: LoginEnvironment, in window: Window) {
    let root = LoginRootBuilder().build(component: LoginRootComponent(environment: environment))
    window.rootViewController = root.router?.rootView()
  }

  /// Shows the notes, or the note to open with the notes beneath.
  public func showNotes(with environment: NotesEnvironment, in window: Window) {
    let root = NotesRootBuilder().build(component: NotesRootComponent(environment: environment))
    window.rootViewController = root.router?.rootView()
  }
}
