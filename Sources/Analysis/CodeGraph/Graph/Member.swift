/// Something that a type declares: a property, a method, an initialiser, a subscript or an enum case.
public struct Member: Sendable, Hashable, Codable {
  /// The kinds of members; a subscript is a property.
  public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
    case property, method, initializer, enumCase
  }

  /// The name with its argument labels, such as `logIn(email:password:)`.
  public let name: String
  /// The kind.
  public let kind: Kind
  /// The demangled type, such as `Examples.LoginScreen` or `(Swift.String) -> ()`; empty if unknown.
  public let type: String
  /// Whether it is a property that is stored, not computed.
  public let isStored: Bool
  /// The place of the declaration.
  public let place: Place

  /// Whether it has a value: a property, or a method with a result.
  public var givesValue: Bool {
    switch kind {
    case .property: true
    case .method: !result.isEmpty && result != "()"
    case .initializer, .enumCase: false
    }
  }

  /// A method's result type, after the first arrow outside parentheses; empty if there is none.
  private var result: Substring {
    var depth = 0
    for place in type.indices {
      switch type[place] {
      case "(": depth += 1
      case ")": depth -= 1
      case "-" where depth == 0 && type[place...].hasPrefix("-> "): return type[place...].dropFirst(3)
      default: break
      }
    }
    return ""
  }
}
