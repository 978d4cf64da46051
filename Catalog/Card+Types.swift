import Measures

extension Card {
  /// The card with other types in its roles: those of a program that is changed on purpose.
  ///
  /// New types stand in their roles by name.
  package func with(added: [String: String], removed: [String]) -> Card {
    var card = self
    card.roles = roles.map { role in
      let types = added.filter { $0.value == role.name }.map(\.key).sorted()
      return Role(
        name: role.name, duty: role.duty, part: role.part,
        types: role.types.filter { !removed.contains($0) } + types)
    }
    return card
  }
}
