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
    let refined = Dictionary(grouping: seams, by: \.type).mapValues { own in
      own.reduce(into: Set()) { $0.formUnion(bases[$1.collaborator.id] ?? []) }
    }
    return seams.filter { refined[$0.type]?.contains($0.collaborator.id) != true }
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
    let widgets = widgetsNeeded
    let needs = logic.map { type in (type: type, widgets: (widgets[type.id] ?? []).sorted()) }
    guard logic.lines > 0 else { return nil }
    return Figure(
      value: 100 * Double(needs.filter(\.widgets.isEmpty).map(\.type).lines) / Double(logic.lines),
      evidence: needs.map { type, widgets in
        let names = widgets.isEmpty ? "no widget" : widgets.joined(separator: ", ")
        return type.evidence("\(type.name), \(type.lines) lines, needs \(names)")
      })
  }

  /// The names of the widgets that each type reaches through concrete types, those of the same name once.
  private var widgetsNeeded: [TypeNode.ID: Set<String>] {
    let concrete = (links + externalLinks).filter { !$0.isThroughProtocol }
    var places: [TypeNode.ID: Int] = [:]
    var targets: [Set<Int>] = []
    var widgets: [Set<String>] = []
    func place(of type: ClassifiedType) -> Int {
      if let place = places[type.id] { return place }
      places[type.id] = targets.count
      targets.append([])
      widgets.append(type.surrounding == .widgets ? [type.name] : [])
      return targets.count - 1
    }
    for link in concrete {
      let (from, to) = (place(of: link.from), place(of: link.to))
      targets[from].insert(to)
    }
    // Types that reach one another need the same; what a component reaches outside is complete before it.
    for component in Reachability.componentsAfterTargets(targets) {
      let reached = component.reduce(into: Set(component)) { $0.formUnion(targets[$1]) }
      let needed = reached.reduce(into: Set<String>()) { $0.formUnion(widgets[$1]) }
      for place in component { widgets[place] = needed }
    }
    return places.mapValues { widgets[$0] }
  }
}

extension PatternCode.Link {
  /// Whether a member of the target is called, read or written.
  fileprivate var isUse: Bool {
    edge.references.contains { [.calls, .reads, .writes].contains($0.kind) }
  }
}
