import Catalog
import CodeGraph
import Examples
import Measures

/// A broken rule: forbidden code, a faulty card, or a pattern that cannot be measured.
public enum RuleBreach: Sendable, Equatable, CustomStringConvertible {
  /// A type names another without an arrow on the card that allows it.
  case forbidden(pattern: Card, example: Example, arrow: Arrow, link: String, place: Place)
  /// An arrow on the card names a role that is not on the card.
  case unknownRole(pattern: Card, arrow: Arrow, role: String)
  /// An exception on the card is stale: it excuses no reference.
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

  /// The breach with its place, in one line.
  public var description: String {
    switch self {
    case .forbidden(let pattern, let example, let arrow, let link, let place):
      "\(place): \(pattern.name), \(example.name): \(arrow.from) → \(arrow.to) is forbidden: \(link)"
    case .unknownRole(let pattern, let arrow, let role):
      "\(pattern.file): \(pattern.name): the arrow \(arrow.from) → \(arrow.to) names the role '\(role)', "
        + "which is not on the card"
    case .staleException(let pattern, let exception):
      "\(pattern.name): the exception for \(exception.from) → \(exception.to) is stale: it excuses no reference"
    case .unmeasurable(let fault): "\(fault.card.name): \(fault.summary)"
    }
  }

  /// The remedy in one or more lines: the card's file with the line to add or remove, or the compiler's errors.
  public var remedy: [String] {
    switch self {
    case .forbidden(let pattern, _, let arrow, _, _):
      ["To allow it, add in \(pattern.file), to the arrows: \(arrow.code)"]
    case .unknownRole(let pattern, let arrow, _):
      ["Name one of the card's roles, or remove in \(pattern.file): \(arrow.code)"]
    case .staleException(let pattern, let exception):
      ["Remove in \(pattern.file): ArrowException(from: \"\(exception.from)\", to: \"\(exception.to)\", …)"]
    case .unmeasurable(let fault): fault.remedy
    }
  }
}
