import CodeGraph

/// A reason why patterns cannot be compared.
public enum FindingsError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Their code cannot be read.
  case code(CodeGraphError)
  /// Their scenarios have no results.
  case scenarios(ScenarioProcessError)

  /// The reason, then the remedy.
  public var description: String {
    switch self {
    case .code(let error): error.description
    case .scenarios(let error): error.description
    }
  }

  /// Whether an input is missing; the other errors are failures.
  public var isMissingInput: Bool {
    switch self {
    case .code(let error): error.isMissingInput
    case .scenarios: false
    }
  }
}
