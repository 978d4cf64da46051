import CodeGraph

/// Why the code of a pattern cannot be measured.
public enum MeasureError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The code cannot be read, or there is none.
  case graph(CodeGraphError)
  /// A type of a pattern has no role, or more than one.
  case roleMissing(type: String, place: String, roles: [String])
  /// A pattern's code names its other example's code, or the entry that puts both together.
  case mustNotBeNamed(type: String, place: String)
  /// A function or a variable of a pattern is declared outside any type.
  case outsideTypes(name: String, place: String)
  /// A type that a card gives a role is not in the code.
  case typeMissing(type: String, pattern: String)
  /// The figure would be divided by zero, or needs more than the code of one example.
  case notMeasurable(measure: String, subject: String)

  /// The reason and the remedy, in a sentence or two.
  public var description: String {
    switch self {
    case .graph(let error): error.description
    case .roleMissing(let type, let place, let roles):
      roles.isEmpty
        ? "'\(type)' (\(place)) plays no role. Put it under one on the pattern's card."
        : "'\(type)' (\(place)) plays \(roles.count) roles: \(roles.joined(separator: ", ")). Leave it under one."
    case .mustNotBeNamed(let type, let place):
      "'\(type)' (\(place)) must not be named here: it is the other example's, or puts both together. "
        + "What both need stands in 'Common'."
    case .outsideTypes(let name, let place):
      "'\(name)' (\(place)) stands in no type, and only types play roles. Put it into one."
    case .typeMissing(let type, let pattern):
      "'\(type)' is on the card of \(pattern) and not in its code. Take it off the card, or fetch its file anew."
    case .notMeasurable(let measure, let subject):
      "There is no figure for '\(measure)' in \(subject): it would divide by zero. Choose another measure for the claim."
    }
  }
}
