import CodeGraph

extension PatternCode {
  /// The impact of a change.
  public struct Impact: Sendable, Hashable {
    /// The changed type or member, such as `LoginView` or `User.name`.
    public let subject: String
    /// The own types that refer to the subject.
    public let direct: [ClassifiedType]
    /// The own types that refer to a direct one, directly or not; without the direct ones and the subject's own.
    public let transitive: [ClassifiedType]
  }

  /// The impact of changing a type or a member on the own types, without wiring.
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
  /// Whether it refers to a type or a member, such as `User` or `User.name`.
  fileprivate func names(_ subject: String) -> Bool {
    if to.name == subject { return true }
    return edge.references.contains { reference in
      reference.toMember.map { "\(to.name).\($0)" == subject } ?? false
    }
  }
}
