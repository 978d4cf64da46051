import CodeGraph

extension PatternCode {
  /// The references of one type to one member of another.
  struct MemberUse {
    let link: Link
    let member: String
    let references: [Reference]

    /// Whether the member's value is read.
    var asksForValue: Bool {
      guard let found = link.to.node.members.first(where: { $0.name == member }) else { return false }
      return found.givesValue && references.contains { $0.kind == .reads || $0.kind == .calls }
    }
  }

  /// The uses of one selection's members by another.
  func memberUses(by: TypeSelection, of: TypeSelection) -> [MemberUse] {
    links(from: by, to: of).flatMap { link in
      let named = Dictionary(grouping: link.edge.references) { $0.toMember }
      return named.compactMap { member, references in
        member.map { MemberUse(link: link, member: $0, references: references) }
      }.sorted { $0.member < $1.member }
    }
  }
}
