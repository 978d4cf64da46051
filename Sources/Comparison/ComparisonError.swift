import CodeGraph

/// Why patterns cannot be compared.
public enum ComparisonError: Error, Equatable, CustomStringConvertible {
  /// A pattern is in the registry and not in the catalogue.
  case noCard(pattern: String)
  /// The code could not be measured.
  case code(CodeGraphError)

  /// What is wrong and what to do, in a sentence or two.
  public var description: String {
    switch self {
    case .noCard(let pattern):
      "The card beside the pattern '\(pattern)' is of another. Put its own there, in Sources/Comparison/Registry.swift."
    case .code(let error): error.description
    }
  }
}
