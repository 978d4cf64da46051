import CodeGraph
import Examples
import Measures

/// The references at one place in a pattern's code from one type to another that no arrow on the card allows.
public struct ForbiddenReference: Sendable, Equatable {
  /// The example.
  public let example: Example
  /// The place.
  public let place: Place
  /// The arrow from role to role that the card lacks.
  public let arrow: Arrow
  /// The name of the referring type.
  public let from: String
  /// The name of the type referred to.
  public let to: String
  /// The kinds of the references, each once.
  public let kinds: [Reference.Kind]
}
