import Catalog
import CodeGraph
import Examples
import Measures

/// Something in the code that a card does not allow, a leave on it that nothing needs, or a pattern that cannot be measured.
public enum RuleBreach: Sendable, Equatable, CustomStringConvertible {
  /// A type names another along an arrow that the card does not have.
  case forbidden(pattern: Card, example: Example, arrow: Arrow, link: String, place: Place)
  /// An arrow on the card begins or ends at a role that the card does not have.
  case unknownRole(pattern: Card, arrow: Arrow, role: String)
  /// An exception on the card excuses nothing any more.
  case staleException(pattern: Card, exception: ArrowException)
  /// The pattern's code cannot be measured.
  case unmeasurable(PatternFault)

  /// The card of the pattern.
  public var pattern: Card {
    switch self {
    case .forbidden(let pattern, _, _, _, _), .unknownRole(let pattern, _, _),
      .staleException(let pattern, _):
      pattern
    case .unmeasurable(let fault): fault.card
    }
  }

  /// What is wrong and where, in a line.
  public var description: String {
    switch self {
    case .forbidden(let pattern, let example, let arrow, let link, let place):
      "\(place): \(pattern.name), \(example.folder): \(arrow.from) → \(arrow.to) is forbidden: \(link)"
    case .unknownRole(let pattern, let arrow, let role):
      "\(pattern.file): \(pattern.name): the arrow \(arrow.from) → \(arrow.to) names the role '\(role)', "
        + "which is not on the card"
    case .staleException(let pattern, let exception):
      "\(pattern.name): the exception for \(exception.from) → \(exception.to) excuses nothing any more; take it off the card"
    case .unmeasurable(let fault): "\(fault.card.name): \(fault.summary)"
    }
  }

  /// What to change, in a line or more: the card's file and the line to add or to take out, or the compiler's errors.
  public var remedy: [String] {
    switch self {
    case .forbidden(let pattern, _, let arrow, _, _):
      ["If it is to be allowed, add in \(pattern.file), among the arrows: \(arrow.code)"]
    case .unknownRole(let pattern, let arrow, _):
      ["Name one of the card's roles, or take out in \(pattern.file): \(arrow.code)"]
    case .staleException(let pattern, let exception):
      ["Take out in \(pattern.file): ArrowException(from: \"\(exception.from)\", to: \"\(exception.to)\", …)"]
    case .unmeasurable(let fault): fault.remedy
    }
  }
}
