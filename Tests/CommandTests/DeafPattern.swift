import Comparison
import Examples
import TerminalKit

/// MVC that does not hear whom to greet.
struct DeafPattern: Pattern {
  nonisolated var id = "mvc"

  func greeting(for person: Person) -> ViewController {
    Registry.patterns[0].greeting(for: .davidBlaine)
  }

  func login(in environment: LoginEnvironment) -> ViewController {
    Registry.patterns[0].login(in: environment)
  }
}
