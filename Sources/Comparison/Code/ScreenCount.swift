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
    var types: [String: PatternCode.Unit] = [:]
    for example in examples {
      for unit in code[example]?.units ?? [] where !unit.node.isNested { types[unit.id] = unit }
    }
    let names = examples.flatMap(\.screens).map(\.name)
    let served = Dictionary(grouping: types.values) { unit in names.first(where: unit.name.contains) }
    return (names.map(Optional.some) + [nil]).compactMap { name in
      served[name].map { units in
        ScreenCount(
          screen: name, concrete: units.count { !$0.isProtocol }, protocols: units.count(where: \.isProtocol))
      }
    }
  }
}
