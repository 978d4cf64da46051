import CodeGraph

extension PatternCode {
  /// One member of one type, named by another.
  struct Naming {
    let link: Link
    let member: String
    let references: [Reference]

    /// Whether it is used for its value.
    var asksForValue: Bool {
      guard let found = link.to.node.members.first(where: { $0.name == member }) else { return false }
      return found.givesValue && references.contains { $0.kind == .reads || $0.kind == .calls }
    }
  }

  /// The members of one party that another names.
  func namings(by: Party, of: Party) -> [Naming] {
    links(from: by, to: of).flatMap { link in
      let named = Dictionary(grouping: link.edge.references) { $0.toMember }
      return named.compactMap { member, references in
        member.map { Naming(link: link, member: $0, references: references) }
      }.sorted { $0.member < $1.member }
    }
  }
}
