import Examples
import TerminalKit

/// Reactive Model–View–Presenter with coordinators and factories: the composition root of both examples.
public struct MVPCFPattern: GreetingPattern, LoginPattern {
  /// The last part of the names of its programs.
  public nonisolated let id = "mvpcf"

  /// Makes the pattern.
  public nonisolated init() {}

  /// Shows the Greeting example.
  public func showGreeting(for person: Person, in window: Window) {
    let container = GreetingSharedContainer(person: person)
    GreetingApplicationCoordinator(window: window, container: container).start()
  }

  /// Shows the Login example, on Home if a session was stored.
  public func showLogin(with environment: LoginEnvironment, in window: Window) {
    let container = LoginSharedContainer(environment: environment)
    // What an app is launched with decides which flow comes first; a coordinator is told and asks no logic itself.
    let user = container.restoreManager.restore()
    LoginApplicationCoordinator(window: window, container: container).start(as: user?.name)
  }
}
