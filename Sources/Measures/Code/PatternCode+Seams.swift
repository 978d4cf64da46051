import CodeGraph

extension PatternCode {
  /// A collaborator that a test can replace without editing the code: an object seam, after Feathers 2004.
  public struct Seam: Sendable, Hashable {
    /// The type under test.
    public let type: ClassifiedType
    /// The protocol of its collaborator.
    public let collaborator: ClassifiedType
  }

  /// The seams: each type, protocols and wiring excepted, with each protocol of the package whose members it uses.
  ///
  /// A protocol that a type only passes on is no seam. Neither is one that a used protocol refines, because both stand
  /// for the same collaborator.
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

  /// The protocols that each protocol refines, directly or not.
  private var basesOfProtocols: [TypeNode.ID: Set<TypeNode.ID>] {
    let refining = links.filter { $0.from.isProtocol && $0.edge.kinds.contains(.conforms) }
    let direct = Dictionary(grouping: refining, by: \.from.id).mapValues { Set($0.map(\.to.id)) }
    return direct.mapValues { Reachability.closure(from: $0) { direct[$0] ?? [] } }
  }

  /// The own types of the logic, without protocols; where no role plays the logic, those of the view.
  public var logic: [ClassifiedType] {
    types(playing: .logic).filter { $0.isOwn && !$0.isProtocol }
  }

  /// The types of surroundings that types need, directly or through concrete types, sorted by name.
  ///
  /// A protocol ends the search, because a test can replace the conforming type with a double.
  private func needs(
    of types: [ClassifiedType], among surroundings: Set<Surrounding>
  ) -> [(type: ClassifiedType, needs: [ClassifiedType])] {
    let concrete = (links + externalLinks).filter { !$0.isThroughProtocol }
    var needed: [TypeNode.ID: Set<TypeNode.ID>] = [:]
    var wanted: [TypeNode.ID: ClassifiedType] = [:]
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

  /// The share of the logic's lines in types that need none of some surroundings, in per cent; nil without logic.
  func shareOfLogic(without surroundings: Set<Surrounding>) -> Figure? {
    let logic = needs(of: logic, among: surroundings)
    let all = logic.map(\.type).lines
    guard all > 0 else { return nil }
    return Figure(
      value: 100 * Double(logic.filter(\.needs.isEmpty).map(\.type).lines) / Double(all),
      evidence: logic.map { type, needs in
        let names = needs.isEmpty ? "nothing of them" : needs.map(\.name).joined(separator: ", ")
        return type.evidence("\(type.name), \(type.lines) lines, needs \(names)")
      })
  }
}

extension PatternCode.Link {
  /// Whether a member of the target is called, read or written.
  fileprivate var isUse: Bool {
    edge.references.contains { [.calls, .reads, .writes].contains($0.kind) }
  }
}
