/// One place in a source file where a symbol is declared, defined or named.
struct IndexOccurrence {
  /// Another symbol that the occurrence has to do with.
  struct Relation {
    let symbol: IndexSymbol
    let roles: IndexRoles
  }

  let symbol: IndexSymbol
  let roles: IndexRoles
  /// Line and column, both from 1; the column counts UTF-8 bytes.
  let line: Int
  let column: Int
  let relations: [Relation]

  /// The symbol to which the occurrence stands in a relation, if there is one.
  func related(_ role: IndexRoles) -> IndexSymbol? {
    for relation in relations where relation.roles.contains(role) { return relation.symbol }
    return nil
  }
}
