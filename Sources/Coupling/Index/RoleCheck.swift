/// Holds the roles of an occurrence against each other and against its relations.
enum RoleCheck {
  /// What is wrong with the roles of an occurrence in themselves.
  static func problem(_ occurrence: IndexOccurrence) -> String? {
    let roles = occurrence.roles
    var related: UInt64 = 0
    for relation in occurrence.relations {
      related |= relation.roles.rawValue
      if let problem = relationProblem(relation, of: occurrence) { return problem }
    }
    if roles.intersection(.relations).rawValue != related {
      return "its relations are not those of its roles"
    }
    let isDefinition = roles.contains(.definition)
    if isDefinition == roles.contains(.reference) {
      // Only a witness that is inherited or made by the compiler is neither.
      guard !isDefinition, roles.contains(.implicit), roles.contains(.overrideOf) else {
        return "it is neither a definition nor a reference"
      }
    }
    if isDefinition, roles.intersects(.ofReferences) { return "a definition is no use" }
    if !isDefinition, roles.intersects(.ofDefinitions) { return "only a definition has a parent" }
    if roles.contains(.call), roles.intersects(.accesses) { return "it is called and accessed" }
    return nil
  }

  private static func relationProblem(
    _ relation: IndexOccurrence.Relation, of occurrence: IndexOccurrence
  ) -> String? {
    let (symbol, other) = (occurrence.symbol, relation.symbol)
    switch relation.roles {
    case .childOf:
      if occurrence.roles.contains(.implicit), symbol.isAccessor { return nil }
      return isParent(other, of: symbol) ? nil : "'\(other.name)' is not its parent"
    case .accessorAndChildOf:
      return symbol.isAccessor && isParent(other, of: symbol) ? nil : "'\(other.name)' is not its property"
    case .containedBy: return nil
    case .calledAndContainedBy:
      return occurrence.roles.contains(.call) ? nil : "it is called by '\(other.name)' and not called"
    case .receivedBy:
      return occurrence.roles.contains(.dynamic) ? nil : "it has a receiver and is not dynamic"
    case .baseOf:
      let isBase = symbol.isType || symbol.kind == .typealias
      return isBase && (other.isType || other.kind == .extension) ? nil : "it is no base of '\(other.name)'"
    case .extendedBy:
      let isExtended = symbol.isType || symbol.kind == .typealias
      return isExtended && other.kind == .extension ? nil : "it is not what '\(other.name)' extends"
    case .overrideOf: return nil
    default: return "it cannot be to '\(other.name)' what it is"
    }
  }

  /// Whether a symbol can be declared in another: its USR begins with that of the other.
  private static func isParent(_ parent: IndexSymbol, of symbol: IndexSymbol) -> Bool {
    if parent.kind == .extension { return true }
    if symbol.isAccessor { return symbol.accessed == parent.accessed }
    return symbol.usr.utf8.count > parent.usr.utf8.count && symbol.usr.hasPrefix(parent.usr)
  }
}
