import Foundation

@testable import CodeGraph

extension DependencyGraph {
  /// The facts of the graph by line, such as `Order.pay() calls Card.charge(), mentions Card`.
  ///
  /// `protocol` precedes a protocol's name; `(implicit)` follows a reference that the compiler added.
  var annotations: [Annotation] {
    let types = types.compactMap { type in
      type.place.map { Annotation(place: $0, text: "is \(type.kind.rawValue) \(type.name)") }
    }
    let members = self.types.flatMap { type in
      type.members.map { member in
        Annotation(
          place: member.place,
          text: "\(type.name) has \(member.isStored ? "stored " : "")\(member.kind.rawValue) \(member.name)"
            + (member.type.isEmpty ? "" : ": \(member.type)"))
      }
    }
    let lookups = lookups.map { lookup in
      Annotation(place: lookup.place, text: "looks up \(lookup.name ?? "something") by \(lookup.mechanism)")
    }
    return types.sorted() + members.sorted() + references + lookups
  }

  /// The references by line and member.
  var references: [Annotation] {
    let known = Dictionary(uniqueKeysWithValues: types.map { ($0.id, $0) })
    let found = edges.flatMap { edge in
      edge.references.map { reference in
        let kind = known[edge.to]?.kind == .protocol ? "protocol " : ""
        return (
          place: reference.place, from: Self.name(of: known[edge.from], reference.fromMember),
          verb: reference.kind.rawValue,
          to: kind + Self.name(of: known[edge.to], reference.toMember)
            + (reference.isImplicit ? " (implicit)" : "")
        )
      }
    }.sorted { ($0.place, $0.from, $0.verb, $0.to) < ($1.place, $1.from, $1.verb, $1.to) }
    var annotations: [Annotation] = []
    for (previous, next) in zip([nil] + found.map(Optional.some), found) {
      if let previous, previous.place == next.place, previous.from == next.from {
        annotations[annotations.count - 1].text += previous.verb == next.verb ? ", " : ", \(next.verb) "
        annotations[annotations.count - 1].text += next.to
      } else {
        annotations.append(Annotation(place: next.place, text: "\(next.from) \(next.verb) \(next.to)"))
      }
    }
    return annotations
  }

  /// The name of a type and a member, with the module if the type is external.
  private static func name(of type: TypeNode?, _ member: String?) -> String {
    guard let type else { return "nothing" }
    return (type.place == nil ? "\(type.module)." : "") + type.name + (member.map { ".\($0)" } ?? "")
  }
}
