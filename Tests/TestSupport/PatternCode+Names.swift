import CodeGraph
import Measures

/// What a test asks of a pattern's code by names; the name of a surrounding stands for a role, too.
extension PatternCode {
  /// The pattern's own types of a role, in the card's order.
  public func types(of role: String) -> [String] {
    units.filter { $0.role == role }.map(\.name)
  }

  /// The pattern's own types of a kind, in the card's order.
  public func types(_ kind: TypeNode.Kind) -> [String] {
    units.filter { $0.node.kind == kind }.map(\.name)
  }

  /// The members that a type declares, by name.
  public func members(of type: String, _ kind: Member.Kind? = nil) -> [String] {
    units.filter { $0.name == type }.flatMap(\.node.members).filter { kind == nil || $0.kind == kind }.map(
      \.name)
  }

  /// The stored properties of a role's types that may hold nothing, those unwrapped implicitly included.
  public func optionals(of role: String) -> [String] {
    units.filter { $0.role == role }.flatMap { unit in
      unit.node.members.filter { $0.isStored && $0.type.contains("Swift.Optional<") }.map {
        "\(unit.name).\($0.name)"
      }
    }
  }

  /// The types of one role that those of another name, each once and sorted.
  public func types(of role: String, namedBy namer: String) -> [String] {
    Set(links(from: namer, to: role).map(\.to.name)).sorted()
  }

  /// The roles that name a type of a role, but for that role itself and the wiring, each once and sorted.
  public func roles(naming role: String) -> [String] {
    let naming = links.filter { $0.to.role == role && $0.from.role != role && !$0.from.isWiring }
    return Set(naming.map(\.from.role)).sorted()
  }

  /// The pattern's own types, the wiring's apart, that name a type of a role, or only one of them; each once and sorted.
  public func users(of role: String, named type: String? = nil) -> [String] {
    let using = links.filter { $0.to.role == role && (type == nil || $0.to.name == type) }
    return Set(using.filter { $0.from.role != role && !$0.from.isWiring }.map(\.from.name)).sorted()
  }

  /// The methods of a role's types, the shared ones included that the code names: `Front.show()`, sorted.
  public func methods(of role: String) -> [String] {
    Set(units + links.map(\.to)).filter { $0.role == role }.flatMap { unit in
      unit.node.members.filter { $0.kind == .method }.map { "\(unit.name).\($0.name)" }
    }.sorted()
  }

  /// Where types of one role name types of another or their members: `Front.show() calls Back.greet()`, each once and sorted.
  public func namings(from: String, to: String, _ kinds: Reference.Kind...) -> [String] {
    let found = links(from: from, to: to).flatMap { link in
      link.edge.references.filter { kinds.isEmpty || kinds.contains($0.kind) }.map { reference in
        let place = [link.from.name, reference.fromMember].compactMap(\.self).joined(separator: ".")
        let target = [link.to.name, reference.toMember].compactMap(\.self).joined(separator: ".")
        return "\(place) \(reference.kind.rawValue) \(target)"
      }
    }
    return Set(found).sorted()
  }

  /// Where a test can put a double for what a role's types use: `Front takes Backing`, in the card's order.
  public func seams(of role: String) -> [String] {
    seams.filter { $0.type.role == role }.map { "\($0.type.name) takes \($0.collaborator.name)" }
  }

  /// How many pairs of types there are, the first of one role naming the second of another.
  public func references(from: String, to: String, _ target: Measure.TargetKind = .any) throws -> Int {
    try value(.references(from: selection(from), to: selection(to), target))
  }

  /// A figure that counts something.
  public func value(_ measure: Measure) throws -> Int {
    Int(try figure(for: measure).value)
  }

  private func links(from: String, to: String) -> [Link] {
    links.filter { $0.from.role == from && $0.to.role == to }
  }

  private func selection(_ name: String) -> TypeSelection {
    Surrounding(rawValue: name).map(TypeSelection.surrounding) ?? .role(name)
  }
}
