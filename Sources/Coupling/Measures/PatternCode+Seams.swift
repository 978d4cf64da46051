import Catalog

extension PatternCode {
  /// A collaborator that a test can replace without editing the code: an object seam, after Feathers 2004.
  public struct Seam: Sendable, Hashable {
    /// The type that is tested.
    public let type: Unit
    /// The protocol by which it knows its collaborator.
    public let collaborator: Unit
  }

  /// The seams: every type that is no protocol and no wiring, with every protocol of the package of which it uses a member.
  ///
  /// A protocol that a type only passes on is no seam of that type.
  public var seams: [Seam] {
    links.filter { link in
      !link.from.isProtocol && !link.from.isWiring && link.isThroughProtocol && link.to.node.place != nil
        && link.to.surrounding != .widgets && link.isUse
    }.map { Seam(type: $0.from, collaborator: $0.to) }
  }

  /// The types of the logic that are no protocols: of the roles that are all logic or, where there is none, of the view's.
  public var logic: [Unit] {
    units(playing: .logic).filter { $0.isOwn && !$0.isProtocol }
  }

  /// What a type needs of some surroundings, itself or through a concrete type that it needs, by name.
  ///
  /// A protocol needs nothing of the type behind it: there a test can put a double.
  func needs(of type: TypeNode.ID, among surroundings: Set<Surrounding>) -> [Unit] {
    let reached = Reachability.closure(from: [type]) { concreteNeeds[$0] ?? [] }
    return allConcrete.filter { unit in
      reached.contains(unit.id) && unit.surrounding.map(surroundings.contains) ?? false
    }
  }

  /// What every type names by a concrete type, around the pattern too.
  private var concreteNeeds: [TypeNode.ID: Set<TypeNode.ID>] {
    (links + linksAround).reduce(into: [:]) { needs, link in
      if !link.isThroughProtocol { needs[link.from.id, default: []].insert(link.to.id) }
    }
  }

  private var allConcrete: [Unit] {
    var seen: Set<TypeNode.ID> = []
    return (links + linksAround).map(\.to).filter { !$0.isProtocol && seen.insert($0.id).inserted }
      .sorted { $0.name < $1.name }
  }
}

extension PatternCode.Link {
  /// Whether a member of the type that is named is called, read or written.
  fileprivate var isUse: Bool {
    edge.references.contains { [.calls, .reads, .writes].contains($0.kind) }
  }
}
