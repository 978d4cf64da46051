import CodeGraph

extension PatternCode {
  /// How far a change reaches.
  public struct Impact: Sendable, Hashable {
    /// What is changed, such as `User.name` or `LoginView`.
    public let subject: String
    /// The own types that name it.
    public let direct: [Unit]
    /// The own types that name one of those, or one that does, and so on; without the direct ones and the subject's own.
    public let transitive: [Unit]
  }

  /// How far a change of a type, or of a member such as `User.name`, reaches among the own types, the wiring's apart.
  public func impact(of subject: String) -> Impact {
    let naming = links.filter { !$0.from.isWiring && $0.names(subject) }
    let (direct, changed) = (Set(naming.map(\.from.id)), Set(naming.map(\.to.id)))
    var edges: [TypeNode.ID: Set<TypeNode.ID>] = [:]
    for link in links where link.to.isOwn && !link.from.isWiring {
      edges[link.to.id, default: []].insert(link.from.id)
    }
    let reached = Reachability.closure(from: direct) { edges[$0] ?? [] }.subtracting(changed)
    return Impact(
      subject: subject, direct: counted.filter { direct.contains($0.id) },
      transitive: counted.filter { reached.contains($0.id) && !direct.contains($0.id) })
  }
}

extension PatternCode.Link {
  /// Whether it names a type, or a member of it: `User`, `User.name`.
  fileprivate func names(_ subject: String) -> Bool {
    if to.name == subject { return true }
    return edge.references.contains { reference in
      reference.toMember.map { "\(to.name).\($0)" == subject } ?? false
    }
  }
}
