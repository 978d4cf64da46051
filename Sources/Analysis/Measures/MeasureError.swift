import CodeGraph

/// A reason why a pattern's code cannot be measured.
public enum MeasureError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The code cannot be read, or is missing.
  case graph(CodeGraphError)
  /// A type plays no role.
  case noRole(type: String, place: Place?)
  /// A type plays several roles.
  case severalRoles(type: String, place: Place?, roles: [String])
  /// A pattern's code for one example refers to that for another, or to the composition root.
  case mustNotBeNamed(type: String, place: Place?)
  /// A pattern declares a global function or variable.
  case globalDeclaration(name: String, place: Place)
  /// A card lists a type that the code does not declare.
  case typeMissing(type: String, pattern: String)
  /// The figure is a division by zero, or needs more than the code of one example.
  case notMeasurable(measure: String, subject: String)

  /// The reason, then the remedy.
  public var description: String { text.description }

  /// The same with the place in the code as a value.
  public var text: PlacedText {
    switch self {
    case .graph(let error): PlacedText(error.description)
    case .noRole(let type, let place):
      "'\(type)'\(Self.bracketed(place)) plays no role. Put it under one on the pattern's card."
    case .severalRoles(let type, let place, let roles):
      """
      '\(type)'\(Self.bracketed(place)) plays \(roles.count) roles: \(roles.joined(separator: ", ")). Leave it under one.
      """
    case .mustNotBeNamed(let type, let place):
      """
      '\(type)'\(Self.bracketed(place)) belongs to another example or is the composition root. Remove the reference, or \
      move the code that several examples need to 'Common'.
      """
    case .globalDeclaration(let name, let place):
      "'\(name)' (\(place)) is declared outside any type, and only types play roles. Move it into a type."
    case .typeMissing(let type, let pattern):
      "'\(type)' is on the card of \(pattern) and not in its code. Write it, or remove it from the card."
    case .notMeasurable(let measure, let subject):
      """
      There is no figure for '\(measure)' in \(subject): it divides by zero or needs more than this code. Choose another \
      measure for the claim.
      """
    }
  }

  /// A place in brackets after a space; nothing for the platform's code, which has none.
  private static func bracketed(_ place: Place?) -> PlacedText { place.map { " (\($0))" } ?? "" }
}
