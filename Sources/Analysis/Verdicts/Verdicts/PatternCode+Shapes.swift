import CodeGraph
import Measures

extension PatternCode {
  /// What a type is made of but for names: two types of the same shape are the same code under two names.
  struct TypeShape: Hashable {
    /// A member without its name.
    struct MemberShape: Hashable {
      let kind: Member.Kind
      let isStored: Bool
      let line: Int
    }

    /// A reference to a type outside the pattern, conformances apart.
    struct ReferenceShape: Hashable {
      let kind: Reference.Kind
      let target: String
      let member: String?
      let line: Int
    }

    let lines: Int
    let members: Set<MemberShape>
    let references: Set<ReferenceShape>
  }

  /// How often each shape occurs among the types at the places behind a figure; empty if a place is no type's.
  func shapes(behind figure: Figure) -> [TypeShape: Int] {
    let places = Set(figure.evidence.map(\.place))
    let found = types.filter { type in type.node.place.map(places.contains) ?? false }
    guard !places.isEmpty, found.count == places.count else { return [:] }
    return Dictionary(found.map { (shape(of: $0), 1) }, uniquingKeysWith: +)
  }

  /// Lines count from the type's own.
  private func shape(of type: ClassifiedType) -> TypeShape {
    let start = type.node.place?.line ?? 0
    let members = type.node.members.map { member in
      TypeShape.MemberShape(kind: member.kind, isStored: member.isStored, line: member.place.line - start)
    }
    let outwards = links.filter { $0.from == type && !$0.to.isOwn }
    let references = outwards.flatMap { link in
      link.edge.references.filter { $0.kind != .conforms }.map { reference in
        TypeShape.ReferenceShape(
          kind: reference.kind, target: link.to.name, member: reference.toMember,
          line: reference.place.line - start)
      }
    }
    return TypeShape(lines: type.lines, members: Set(members), references: Set(references))
  }
}
