import Foundation

@testable import Coupling

extension DependencyGraph {
  /// The references in a file, as lines that can be read.
  func referenceLines(in file: String) -> [String] {
    let found = edges.flatMap { edge in
      edge.references.filter { $0.place.fileName == file }.map { (edge: edge, reference: $0) }
    }
    return found.map { edge, reference in
      let isProtocol = type(edge.to)?.kind == .protocol
      return Line(
        place: reference.place,
        text: "\(name(of: edge.from, reference.fromMember)) \(reference.kind.rawValue) "
          + "\(isProtocol ? "protocol " : "")\(name(of: edge.to, reference.toMember))"
          + "\(reference.isImplicit ? " (implicit)" : "")")
    }.sorted().map(\.description)
  }

  /// The types of a file, as lines that can be read.
  func typeLines(in file: String) -> [String] {
    types.compactMap { type in
      type.place.map { Line(place: $0, text: "\(type.kind.rawValue) \(type.name)") }
    }.filter { $0.place.fileName == file }.sorted().map(\.description)
  }

  /// The members of a file, as lines that can be read.
  func memberLines(in file: String) -> [String] {
    types.flatMap { type in
      type.members.map { member in
        Line(
          place: member.place,
          text: "\(type.name) has \(member.isStored ? "stored " : "")\(member.kind.rawValue) \(member.name)"
            + (member.type.isEmpty ? "" : ": \(member.type)"))
      }
    }.filter { $0.place.fileName == file }.sorted().map(\.description)
  }

  /// A type's name, with its module where no file that was read declares it, and a member's.
  private func name(of id: TypeNode.ID, _ member: String?) -> String {
    guard let type = type(id) else { return "nothing" }
    return (type.place == nil ? "\(type.module)." : "") + type.name + (member.map { ".\($0)" } ?? "")
  }
}

/// A line about a place.
private struct Line: Comparable, CustomStringConvertible {
  let place: Place
  let text: String

  var description: String { "\(place.fileName):\(place.line) \(text)" }

  static func < (one: Line, other: Line) -> Bool { (one.place, one.text) < (other.place, other.text) }
}

extension Place {
  /// The file's name without its folder.
  fileprivate var fileName: String { URL(filePath: file).lastPathComponent }
}
