/// A declaration in the index.
struct IndexSymbol: Equatable, Codable {
  /// The kinds in use; the numbers are those of `indexstore.h`.
  enum Kind: UInt32, Codable {
    case unknown = 0
    case module = 1
    case `enum` = 5
    case `struct` = 6
    case `class` = 7
    case `protocol` = 8
    case `extension` = 9
    case `typealias` = 11
    case function = 12
    case variable = 13
    case enumCase = 15
    case instanceMethod = 16
    case classMethod = 17
    case staticMethod = 18
    case instanceProperty = 19
    case classProperty = 20
    case staticProperty = 21
    case constructor = 22
    case destructor = 23
    case parameter = 25
  }

  /// The subkinds in use; the numbers are those of `indexstore.h`.
  enum Subkind: UInt32, Codable {
    case none = 0
    case getter = 3
    case `subscript` = 1011
    case genericParameter = 1013
    /// Any other accessor of a property or a subscript, such as a setter or an observer.
    case accessor = 1002
    /// A subkind that is not in use, such as an operator's.
    case other = 4_294_967_295

    init(number: UInt32) {
      switch number {
      case 4, 1000...1003, 1014...1018: self = .accessor
      default: self = Self(rawValue: number) ?? .other
      }
    }
  }

  /// The unified symbol resolution: an id that is the same in all files of all modules.
  let usr: String
  let name: String
  let kind: Kind
  let subkind: Subkind

  /// Whether it is an accessor of a property or a subscript.
  var isAccessor: Bool { subkind == .getter || subkind == .accessor }

  /// Whether it is a type and no alias.
  var isType: Bool {
    switch kind {
    case .class, .struct, .enum, .protocol: true
    default: false
    }
  }

  /// Whether it is a type alias; an associated type has the same kind.
  var isAlias: Bool { kind == .typealias && subkind == .none }

  /// The kind of member; nil if it is none.
  var memberKind: Member.Kind? {
    guard !isAccessor else { return nil }
    return switch kind {
    case .instanceProperty, .classProperty, .staticProperty: .property
    case .instanceMethod, .classMethod, .staticMethod, .destructor: .method
    case .constructor: .initializer
    case .enumCase: .enumCase
    default: nil
    }
  }

  /// Whether a reference to it is one to a type or a member; accessors count as their property.
  var canBeNamed: Bool {
    !isAccessor && kind != .module && kind != .parameter && subkind != .genericParameter
  }
}
