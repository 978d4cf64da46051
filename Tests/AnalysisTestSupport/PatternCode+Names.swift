import CodeGraph
import Measures

/// Queries of a pattern's code by names for tests; a role's name may also be the name of a surrounding.
extension PatternCode {
  /// The pattern's own types of a role, in the card's order.
  public func types(of role: String) -> [String] {
    types.filter { $0.role == role }.map(\.name)
  }

  /// The pattern's own types of a kind, in the card's order.
  public func types(_ kind: TypeNode.Kind) -> [String] {
    types.filter { $0.node.kind == kind }.map(\.name)
  }

  /// The members that a type declares, by name.
  public func members(of type: String, _ kind: Member.Kind? = nil) -> [String] {
    types.filter { $0.name == type }.flatMap(\.node.members).filter { kind == nil || $0.kind == kind }.map(
      \.name)
  }

  /// The optional stored properties of a role's types, including implicitly unwrapped ones.
  public func optionals(of role: String) -> [String] {
    types.filter { $0.role == role }.flatMap { type in
      type.node.members.filter { $0.isStored && $0.type.contains("Swift.Optional<") }.map {
        "\(type.name).\($0.name)"
      }
    }
  }

  /// The distinct types of one role to which types of another refer, sorted.
  public func types(of role: String, namedBy namer: String) -> [String] {
    Set(links(from: namer, to: role).map(\.to.name)).sorted()
  }

  /// The distinct roles that refer to a role, without that role and the wiring, sorted.
  public func roles(naming role: String) -> [String] {
    let naming = links.filter { $0.to.role == role && $0.from.role != role && !$0.from.isWiring }
    return Set(naming.map(\.from.role)).sorted()
  }

  /// The distinct types outside the wiring that refer to a role, or to one type of it, sorted.
  public func users(of role: String, named type: String? = nil) -> [String] {
    let using = links.filter { $0.to.role == role && (type == nil || $0.to.name == type) }
    return Set(using.filter { $0.from.role != role && !$0.from.isWiring }.map(\.from.name)).sorted()
  }

  /// The methods of a role's types, such as `Front.show()`, including referenced shared types, sorted.
  public func methods(of role: String) -> [String] {
    Set(types + links.map(\.to)).filter { $0.role == role }.flatMap { type in
      type.node.members.filter { $0.kind == .method }.map { "\(type.name).\($0.name)" }
    }.sorted()
  }

  /// The distinct references from one role to another, such as `Front.show() calls Back.greet()`, sorted.
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

  /// The seams where a test can inject a test double, such as `Front takes Backing`, in the card's order.
  public func seams(of role: String) -> [String] {
    seams.filter { $0.type.role == role }.map { "\($0.type.name) takes \($0.collaborator.name)" }
  }

  /// The number of pairs of types in which the first, of one role, refers to the second, of another.
  public func references(from: String, to: String, _ target: Measure.TargetKind = .any) throws -> Int {
    try value(.references(from: selection(from), to: selection(to), target))
  }

  /// The value of a measure that counts.
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
