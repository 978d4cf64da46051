import Catalog
import Coupling
import Examples

/// Something in the code that a card does not allow, or a leave on it that nothing needs.
public enum RuleBreach: Sendable, Equatable, CustomStringConvertible {
  /// A type names another along an arrow that the card does not have.
  case forbidden(pattern: Card, example: Example, arrow: String, link: String, place: Place)
  /// An exception on the card excuses nothing any more.
  case staleException(pattern: Card, exception: ArrowException)

  /// The card of the pattern.
  public var pattern: Card {
    switch self {
    case .forbidden(let pattern, _, _, _, _), .staleException(let pattern, _): pattern
    }
  }

  /// What is wrong and where, in a line.
  public var description: String {
    switch self {
    case .forbidden(let pattern, let example, let arrow, let link, let place):
      "\(place): \(pattern.name), \(example.folder): \(arrow) is forbidden: \(link)"
    case .staleException(let pattern, let exception):
      "\(pattern.name): the exception for \(exception.from) → \(exception.to) excuses nothing any more; take it off the card"
    }
  }
}
