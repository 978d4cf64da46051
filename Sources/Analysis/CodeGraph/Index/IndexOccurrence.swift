/// One place in a source file where a symbol is declared, defined or referred to.
struct IndexOccurrence {
  /// A related symbol, such as the enclosing declaration.
  struct Relation {
    let symbol: IndexSymbol
    let roles: IndexRoles
  }

  let symbol: IndexSymbol
  let roles: IndexRoles
  /// Line and column are counted from 1, the column in UTF-8 bytes.
  let line: Int
  let column: Int
  let relations: [Relation]

  /// The first symbol in a relation of a role; nil if there is none.
  func related(_ role: IndexRoles) -> IndexSymbol? {
    for relation in relations where relation.roles.contains(role) { return relation.symbol }
    return nil
  }
}
