import Catalog
import CodeGraph
import Examples
import Measures

/// Why a pattern's code could not be measured, and what to change.
public struct PatternFault: Sendable, Equatable {
  /// The pattern's card.
  public let card: Card
  /// What is wrong.
  public let reason: MeasureError
  /// The file to change and the line to add or to take out, or the compiler's errors; empty where the reason says all.
  public let remedy: [String]

  /// What is wrong, in a line.
  public var summary: String {
    guard case .graph(.doesNotCompile) = reason else { return reason.description }
    return "its code does not compile, so that it cannot be measured."
  }

  /// Puts a fault together.
  init(of card: Card, at path: String, in graph: DependencyGraph, reason: MeasureError) {
    self.card = card
    self.reason = reason
    remedy =
      switch reason {
      case .roleMissing(let type, _, let roles) where roles.isEmpty:
        Self.remedy(forRoleless: type, of: card, at: path, in: graph).map { [$0] } ?? []
      case .roleMissing(let type, _, let roles):
        [
          "Take out in \(card.file), in all of these roles but one (\(roles.joined(separator: ", "))): "
            + Self.line(type)
        ]
      case .typeMissing(let type, _):
        [
          "Take out in \(card.file), in the role "
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
      // What the platform offers is sorted for all patterns in one place.
      let isForeign = types.contains { $0.place == nil }
      return isForeign
        ? "Add in Sources/Measures/Roles/Surrounding.swift, where it belongs: \(line(name))" : nil
    }
    let folders = Example.allCases.map(\.folder) + [PatternCode.commonFolder]
    guard own.hasPrefix("\(path)/"), outermost(name) != "\(card.module)Pattern" else { return nil }
    guard folders.contains(where: { own.hasPrefix("\(path)/\($0)/") }) else {
      return "Move '\(name)' out of '\(own)' into one of the folders \(folders.joined(separator: ", "))."
    }
    guard !card.roles.flatMap(\.types).contains(String(outermost(name))) else { return nil }
    let roles = card.roles.map(\.name).joined(separator: ", ")
    return "Add in \(card.file), in the types of the role that it plays (\(roles)): \(line(name))"
  }

  /// A type as it stands in a role's list.
  private static func line(_ type: String) -> String { "\"\(outermost(type))\"," }

  private static func outermost(_ type: String) -> Substring { type.prefix { $0 != "." } }
}
