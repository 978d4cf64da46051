/// Something that a type declares: a property, a method, an initialiser, a subscript or an enum case.
public struct Member: Sendable, Hashable {
  /// What kind of member it is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case property, method, initializer, enumCase
  }

  /// The name with its argument labels, such as `logIn(email:password:)`.
  public let name: String
  /// The kind of member.
  public let kind: Kind
  /// Its type as the compiler tells it, such as `Examples.LoginScreen` or `(Swift.String) -> ()`; empty if it does not.
  public let type: String
  /// Whether it is a property with room of its own, not one that is worked out.
  public let isStored: Bool
  /// Where it is declared.
  public let place: Place

  /// Whether using it gives a value: a property, or a method with a result.
  public var givesValue: Bool {
    switch kind {
    case .property: true
    case .method: !result.isEmpty && result != "()"
    case .initializer, .enumCase: false
    }
  }

  /// What a method gives: what stands behind the first arrow outside the brackets; empty if there is none.
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
