import Examples
import Measures

/// The number of a pattern's own types for one screen.
public struct ScreenCount: Sendable, Equatable, Encodable {
  /// The screen in the types' names, such as `Home`; nil for types that name none.
  public let screen: String?
  /// The number of classes, structures and enums.
  public let concrete: Int
  /// The number of protocols.
  public let protocols: Int
}

extension Codebase.PatternEntry {
  /// The pattern's own types by screen, wiring included; types that name no screen come last.
  public func screens(in examples: [Example]) -> [ScreenCount] {
    var types: [String: PatternCode.ClassifiedType] = [:]
    for example in examples {
      for type in code[example]?.types ?? [] where !type.node.isNested { types[type.id] = type }
    }
    let names = examples.flatMap(\.screens).map(\.name)
    let served = Dictionary(grouping: types.values) { type in names.first(where: type.name.contains) }
    return (names.map(Optional.some) + [nil]).compactMap { name in
      served[name].map { types in
        ScreenCount(
          screen: name, concrete: types.count { !$0.isProtocol }, protocols: types.count(where: \.isProtocol))
      }
    }
  }
}
