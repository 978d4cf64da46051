import Catalog
import CodeGraph
import Examples
import Measures

/// An error that prevents measuring a pattern's code, with its remedy.
public struct PatternFault: Sendable, Equatable {
  /// The pattern's card.
  public let card: Card
  /// The error.
  public let reason: MeasureError
  /// The file to change with the line to add or remove, or the compiler's errors; empty if the error itself suffices.
  public let remedy: [String]

  /// The error in one line.
  public var summary: PlacedText {
    guard case .graph(.doesNotCompile) = reason else { return reason.text }
    return "its code does not compile and cannot be measured."
  }

  /// Creates a fault and works out its remedy.
  init(of card: Card, at path: String, in graph: DependencyGraph, reason: MeasureError) {
    self.card = card
    self.reason = reason
    remedy =
      switch reason {
      case .noRole(let type, _):
        Self.remedy(forRoleless: type, of: card, at: path, in: graph).map { [$0] } ?? []
      case .severalRoles(let type, _, let roles):
        [
          "Remove in \(card.file), from all of these roles but one (\(roles.joined(separator: ", "))): "
            + Self.line(type)
        ]
      case .typeMissing(let type, _):
        [
          "Remove in \(card.file), from the role "
            + "\(card.roles.first { $0.types.contains(type) }?.name ?? ""): \(Self.line(type))"
        ]
      case .graph(.doesNotCompile(_, let errors)): errors.split(separator: "\n").map(String.init)
      default: []
      }
  }

  private static func remedy(
    forRoleless name: String, of card: Card, at path: String, in graph: DependencyGraph
  ) -> String? {
    let types = graph.types.filter { $0.name == name }
    guard let own = types.first(where: { $0.module == card.module })?.place?.file else {
      // The types of the platform are listed once for all patterns.
      let isForeign = types.contains { $0.place == nil }
      return isForeign
        ? "Add in Sources/Analysis/Measures/Roles/Surrounding.swift, to the matching list: \(line(name))"
        : nil
    }
    let folders = Example.all.map(\.name) + [PatternCode.commonFolder]
    guard own.hasPrefix("\(path)/"), outermost(name) != "\(card.module)Pattern" else { return nil }
    guard folders.contains(where: { own.hasPrefix("\(path)/\($0)/") }) else {
      return "Move '\(name)' out of '\(own)' into one of the folders \(folders.joined(separator: ", "))."
    }
    guard !card.roles.flatMap(\.types).contains(String(outermost(name))) else { return nil }
    let roles = card.roles.map(\.name).joined(separator: ", ")
    return "Add in \(card.file), to the types of its role (\(roles)): \(line(name))"
  }

  /// A type's line in a list of types.
  private static func line(_ type: String) -> String { "\"\(outermost(type))\"," }

  private static func outermost(_ type: String) -> Substring { type.prefix { $0 != "." } }
}
