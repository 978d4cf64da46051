import CodeGraph

extension PatternCode {
  /// A place where a test can hand in another implementation without editing the code: an object seam, after Feathers 2004.
  public struct Seam: Sendable, Hashable {
    /// What is handed in.
    public enum Collaborator: Sendable, Hashable {
      /// An implementation of a protocol.
      case `protocol`(ClassifiedType)
      /// A function, by the label of the parameter or the name of the property.
      case function(String)

      /// The protocol's name, or that of the parameter or property.
      public var name: String {
        switch self {
        case .protocol(let type): type.name
        case .function(let label): "function \(label)"
        }
      }
    }

    /// The type under test.
    public let type: ClassifiedType
    /// What it takes.
    public let collaborator: Collaborator
    /// The place of the declaration.
    public let place: Place

    /// Whether it takes a function.
    public var takesFunction: Bool {
      if case .function = collaborator { true } else { false }
    }
  }

  /// The seams: each type, wiring and nested ones excepted, with each protocol of the package and each function that it can be
  /// handed.
  ///
  /// A protocol counts once for a type. A bundle that all patterns share, such as `LoginEnvironment`, stands for what the type
  /// reads of it.
  public var seams: [Seam] {
    types.filter { !$0.isProtocol && !$0.isWiring && !$0.node.isNested }.flatMap(seams)
  }

  private func seams(of type: ClassifiedType) -> [Seam] {
    var found: [Seam] = []
    for handed in placesHandedIn(to: type) {
      for collaborator in collaborators(handed, to: type)
      where !found.contains(where: { $0.collaborator == collaborator }) {
        found.append(Seam(type: type, collaborator: collaborator, place: handed.place))
      }
    }
    return found
  }

  /// What a test can replace at a place: a function, a protocol, or those that the type reads of a bundle.
  private func collaborators(_ handed: HandedIn, to type: ClassifiedType) -> [Seam.Collaborator] {
    let own = collaborators(ofType: handed.type, label: handed.label)
    if !own.isEmpty { return own }
    let names = Member.typeNames(in: handed.type)
    let bundles = links.filter { link in
      link.from == type && link.to.isBundle && names.contains(link.to.qualifiedName)
    }
    return bundles.flatMap { link in
      let read = Set(link.edge.references.compactMap(\.toMember))
      return link.to.node.members.filter { $0.kind == .property && read.contains($0.name) }
        .flatMap { collaborators(ofType: $0.type, label: $0.name) }
    }
  }

  /// The function or the protocols that a demangled type consists of; none for any other type.
  private func collaborators(ofType type: String, label: String) -> [Seam.Collaborator] {
    if type.contains("->") { return [.function(label)] }
    let names = Member.typeNames(in: type)
    let protocols = allTypes.filter { candidate in
      candidate.isProtocol && candidate.node.place != nil && candidate.surrounding != .widgets
        && names.contains(candidate.qualifiedName)
    }
    return protocols.map(Seam.Collaborator.protocol)
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

extension PatternCode.ClassifiedType {
  /// The name with the module's, as in a demangled type.
  fileprivate var qualifiedName: String { "\(node.module).\(name)" }

  /// Whether it is a structure outside the pattern whose code is read, such as the examples' environments.
  fileprivate var isBundle: Bool { !isOwn && node.kind == .struct && node.place != nil }
}
