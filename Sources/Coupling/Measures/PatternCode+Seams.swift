import Catalog

extension PatternCode {
  /// A collaborator that a test can replace without editing the code: an object seam, after Feathers 2004.
  public struct Seam: Sendable, Hashable {
    /// The type that is tested.
    public let type: Unit
    /// The protocol by which it knows its collaborator.
    public let collaborator: Unit
  }

  /// The seams: every type that is no protocol and no wiring, with every protocol of the package that it names and does
  /// not just fulfil.
  public var seams: [Seam] {
    links.filter { link in
      !link.from.isProtocol && !link.from.isWiring && link.isThroughProtocol && link.to.node.place != nil
        && link.to.surrounding != .widgets && !link.edge.isConformance
    }.map { Seam(type: $0.from, collaborator: $0.to) }
  }

  /// The types of the logic that are no protocols: of the roles that are all logic or, where there is none, of the view's.
  public var logic: [Unit] {
    units(playing: .logic).filter { $0.isOwn && !$0.isProtocol }
  }

  /// The own types that need neither widgets nor outside world, not even through a concrete type that they need.
  ///
  /// A protocol needs nothing of the type behind it: there a test can put a double.
  public var independent: Set<TypeNode.ID> {
    var needed: [TypeNode.ID: Set<TypeNode.ID>] = [:]
    var worldly: Set<TypeNode.ID> = []
    for link in links + linksAround where !link.isThroughProtocol {
      needed[link.from.id, default: []].insert(link.to.id)
      for unit in [link.from, link.to] {
        if let surrounding = unit.surrounding, surrounding != .shared { worldly.insert(unit.id) }
      }
    }
    return Set(
      units.map(\.id).filter { id in
        Reachability.closure(from: [id]) { needed[$0] ?? [] }.isDisjoint(with: worldly)
      })
  }
}
