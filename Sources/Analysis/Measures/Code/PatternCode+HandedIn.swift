import CodeGraph

extension PatternCode {
  /// A place where a collaborator is handed to a type: a parameter of an initialiser, or a property that another type sets.
  struct HandedIn {
    /// The parameter's label, or the property's name.
    let label: String
    /// The demangled type.
    let type: String
    /// The place of the declaration.
    let place: Place
  }

  /// The places where something is handed to a type, initialisers first.
  ///
  /// The index does not say whether a property is a constant, so that one which no other type sets is none of them.
  func placesHandedIn(to type: ClassifiedType) -> [HandedIn] {
    let members = type.node.members
    let declared = members.filter { $0.kind == .initializer }
    let parameters = declared.flatMap { member in
      member.parameters.map { HandedIn(label: $0.label, type: $0.type, place: member.place) }
    }
    let labels = labelsOfMemberwiseInitializers(of: type, declaring: Set(declared.map(\.name)))
    let written = membersSetByOthers(of: type)
    let properties = members.filter { member in
      member.kind == .property
        && (written.contains(member.name) || member.isStored && labels.contains(member.name))
    }
    return parameters + properties.map { HandedIn(label: $0.name, type: $0.type, place: $0.place) }
  }

  /// The labels of the calls of a structure's initialisers that it does not declare, which the compiler makes of its properties.
  private func labelsOfMemberwiseInitializers(
    of type: ClassifiedType, declaring declared: Set<String>
  ) -> Set<String> {
    let calls = references(to: type).filter { $0.kind == .constructs }.compactMap(\.toMember)
    return calls.filter { !declared.contains($0) }.reduce(into: []) { labels, name in
      let inside = name.drop { $0 != "(" }.dropFirst().dropLast()
      labels.formUnion(inside.split(separator: ":").map(String.init))
    }
  }

  /// The names of the properties that another type sets, itself or by a protocol to which the type conforms.
  private func membersSetByOthers(of type: ClassifiedType) -> Set<String> {
    let protocols = links.filter { $0.from == type && $0.edge.kinds.contains(.conforms) }.map(\.to)
    let bases = protocols.flatMap { [$0.id] + (basesOfProtocols[$0.id] ?? []) }
    let requirements = Set(bases)
    let uses = links.filter { requirements.contains($0.to.id) && $0.from != type }.flatMap(\.edge.references)
    return Set((references(to: type) + uses).filter { $0.kind == .writes }.compactMap(\.toMember))
  }

  /// The references of other types, the composition root's included.
  private func references(to type: ClassifiedType) -> [Reference] {
    (links.map(\.edge) + edgesFromRoot).filter { $0.to == type.id }.flatMap(\.references)
  }

  /// The protocols that each protocol refines, directly or not.
  var basesOfProtocols: [TypeNode.ID: Set<TypeNode.ID>] {
    let refining = links.filter { $0.from.isProtocol && $0.edge.kinds.contains(.conforms) }
    let direct = Dictionary(grouping: refining, by: \.from.id).mapValues { Set($0.map(\.to.id)) }
    return direct.mapValues { Reachability.closure(from: $0) { direct[$0] ?? [] } }
  }
}
