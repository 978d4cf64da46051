import CodeGraph

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
  /// A protocol that a type only passes on is no seam of that type. One that is refined by another which the type uses is
  /// none besides: it is the same collaborator.
  public var seams: [Seam] {
    let seams = links.filter { link in
      !link.from.isProtocol && !link.from.isWiring && link.isThroughProtocol && link.to.node.place != nil
        && link.to.surrounding != .widgets && link.isUse
    }.map { Seam(type: $0.from, collaborator: $0.to) }
    let bases = basesOfProtocols
    return seams.filter { seam in
      !seams.contains {
        $0.type == seam.type && bases[$0.collaborator.id]?.contains(seam.collaborator.id) ?? false
      }
    }
  }

  /// Every protocol that another refines, directly or not, by the other's id.
  private var basesOfProtocols: [TypeNode.ID: Set<TypeNode.ID>] {
    let refining = links.filter { $0.from.isProtocol && $0.edge.kinds.contains(.conforms) }
    let direct = Dictionary(grouping: refining, by: \.from.id).mapValues { Set($0.map(\.to.id)) }
    return direct.mapValues { Reachability.closure(from: $0) { direct[$0] ?? [] } }
  }

  /// The types of the logic that are no protocols: of the roles that are all logic or, where there is none, of the view's.
  public var logic: [Unit] {
    units(playing: .logic).filter { $0.isOwn && !$0.isProtocol }
  }

  /// What types need of some surroundings, themselves or through a concrete type that they need, by name.
  ///
  /// A protocol needs nothing of the type behind it: there a test can put a double.
  private func needs(of types: [Unit], among surroundings: Set<Surrounding>) -> [(unit: Unit, needs: [Unit])]
  {
    let concrete = (links + linksAround).filter { !$0.isThroughProtocol }
    var needed: [TypeNode.ID: Set<TypeNode.ID>] = [:]
    var wanted: [TypeNode.ID: Unit] = [:]
    for link in concrete {
      needed[link.from.id, default: []].insert(link.to.id)
      if let surrounding = link.to.surrounding, surroundings.contains(surrounding) {
        wanted[link.to.id] = link.to
      }
    }
    return types.map { type in
      let reached = Reachability.closure(from: [type.id]) { needed[$0] ?? [] }
      return (type, reached.compactMap { wanted[$0] }.sorted { ($0.name, $0.id) < ($1.name, $1.id) })
    }
  }

  /// The share of the logic's lines that needs nothing of some surroundings, in per cent; nil if there is no logic.
  func shareOfLogic(without surroundings: Set<Surrounding>) -> Figure? {
    let logic = needs(of: logic, among: surroundings)
    let all = logic.map(\.unit).lines
    guard all > 0 else { return nil }
    return Figure(
      value: 100 * Double(logic.filter(\.needs.isEmpty).map(\.unit).lines) / Double(all),
      evidence: logic.map { unit, needs in
        let names = needs.isEmpty ? "nothing of them" : needs.map(\.name).joined(separator: ", ")
        return unit.evidence("\(unit.name), \(unit.lines) lines, needs \(names)")
      })
  }
}

extension PatternCode.Link {
  /// Whether a member of the type that is named is called, read or written.
  fileprivate var isUse: Bool {
    edge.references.contains { [.calls, .reads, .writes].contains($0.kind) }
  }
}
