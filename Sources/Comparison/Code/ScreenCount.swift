import Examples
import Measures

/// How many of a pattern's own types serve one screen.
public struct ScreenCount: Sendable, Equatable {
  /// The screen by which the types are named, such as `Home`; nil for those that serve several.
  public let screen: String?
  /// How many of the types are classes, structures and enums.
  public let concrete: Int
  /// How many of the types are protocols.
  public let protocols: Int
}

extension Codebase.PatternEntry {
  /// The pattern's own types screen by screen, those that only wire included; the ones that no screen is named in last.
  public func screens(in examples: [Example]) -> [ScreenCount] {
    var types: [String: PatternCode.Unit] = [:]
    for example in examples {
      for unit in code[example]?.units ?? [] where !unit.node.isNested { types[unit.id] = unit }
    }
    let names = examples.flatMap(\.screens)
    let served = Dictionary(grouping: types.values) { unit in names.first(where: unit.name.contains) }
    return (names.map(Optional.some) + [nil]).compactMap { name in
      served[name].map { units in
        ScreenCount(
          screen: name, concrete: units.count { !$0.isProtocol }, protocols: units.count(where: \.isProtocol))
      }
    }
  }
}

extension Example {
  /// The screens of the example, as types are named for them.
  fileprivate var screens: [String] {
    switch self {
    case .greeting: ["Greeting"]
    case .login: ["Login", "Home"]
    }
  }
}
