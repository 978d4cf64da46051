import Examples
import Reference
import TerminalKit
import Testing

/// The reference implementation with one difference, which comes from what surrounds it: its input, its environment or the
/// widgets of its window.
struct ChangedReference: GreetingPattern, LoginPattern, NotesPattern, CustomTestStringConvertible {
  /// What the difference is.
  nonisolated let id: String
  nonisolated var testDescription: String { id }
  private let reference = ReferencePattern()
  private let person: @MainActor @Sendable (Person) -> Person
  private let login: @MainActor @Sendable (LoginEnvironment, Window) -> LoginEnvironment
  private let notes: @MainActor @Sendable (NotesEnvironment) -> NotesEnvironment
  private let window: @MainActor @Sendable (Window) -> Void

  /// Creates a pattern; `window` is called with the window of each launch.
  nonisolated init(
    _ id: String, person: @escaping @MainActor @Sendable (Person) -> Person = { $0 },
    login: @escaping @MainActor @Sendable (LoginEnvironment, Window) -> LoginEnvironment = { old, _ in old },
    notes: @escaping @MainActor @Sendable (NotesEnvironment) -> NotesEnvironment = { $0 },
    window: @escaping @MainActor @Sendable (Window) -> Void = { _ in }
  ) {
    self.id = id
    self.person = person
    self.login = login
    self.notes = notes
    self.window = window
  }

  func showGreeting(for person: Person, in window: Window) {
    reference.showGreeting(for: self.person(person), in: window)
    self.window(window)
  }

  func showLogin(with environment: LoginEnvironment, in window: Window) {
    reference.showLogin(with: login(environment, window), in: window)
    self.window(window)
  }

  func showNotes(with environment: NotesEnvironment, in window: Window) {
    reference.showNotes(with: notes(environment), in: window)
    self.window(window)
  }
}
