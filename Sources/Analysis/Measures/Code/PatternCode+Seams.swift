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

  /// The share of the logic's lines in types that need no widget, in per cent; nil without logic.
  ///
  /// A type needs what it reaches through concrete types: a protocol ends the search, because a test can replace the
  /// conforming type with a double.
  var shareOfLogicWithoutWidgets: Figure? {
    let concrete = (links + externalLinks).filter { !$0.isThroughProtocol }
    let targets = Dictionary(grouping: concrete, by: \.from.id).mapValues { Set($0.map(\.to.id)) }
    let widgets = Dictionary(
      concrete.filter { $0.to.surrounding == .widgets }.map { ($0.to.id, $0.to.name) },
      uniquingKeysWith: { first, _ in first })
    let needs = logic.map { type in
      let reached = Reachability.closure(from: [type.id]) { targets[$0] ?? [] }
      return (type: type, widgets: reached.compactMap { widgets[$0] }.sorted())
    }
    guard logic.lines > 0 else { return nil }
    return Figure(
      value: 100 * Double(needs.filter(\.widgets.isEmpty).map(\.type).lines) / Double(logic.lines),
      evidence: needs.map { type, widgets in
        let names = widgets.isEmpty ? "no widget" : widgets.joined(separator: ", ")
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
