import Measures

/// A figure of a change request's cell, by which a claim on change is judged.
public enum ChangeFigure: Sendable, Hashable {
  /// The types that are edited, those of wiring and the composition root included.
  case editedTypes
  /// The types that are edited, of some of the pattern's roles.
  case editedTypesOf(roles: [String])
  /// The edited ones of some types, by their names.
  case editedTypesNamed([String])
  /// The lines that come or go, in types of some parts; of all parts, wiring and composition root, without a name.
  case lines(of: [Part])
  /// The share, in per cent, of the lines that come or go outside of wiring which lie in the type of the logic with most of them.
  case largestShareOfLogic
  /// The tests that the product's change alone breaks; a file that no longer compiles counts as one.
  case brokenTests
  /// The types that collide when the cell is joined with those of the example's other requests.
  case collisions
}
