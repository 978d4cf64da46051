import Catalog

extension PatternCode {
  /// All types, own and around, that the pattern's code names or consists of.
  var allUnits: [Unit] {
    var seen = Set(units.map(\.id))
    return units + links.map(\.to).filter { seen.insert($0.id).inserted }
  }

  /// The types, own or shared, of the roles that play a part.
  ///
  /// Where no role is all logic, the view's roles play that part too.
  func units(playing part: Part) -> [Unit] {
    let part = part == .logic && !card.roles.contains { $0.part == .logic } ? .view : part
    return allUnits.filter { $0.part == part }
  }

  /// The types of a party.
  func units(of party: Party) -> [Unit] {
    switch party {
    case .all: allUnits.filter { $0.part != nil }
    case .part(let part): units(playing: part)
    case .role(let name): allUnits.filter { $0.part != nil && $0.role == name }
    case .surrounding(let surrounding): allUnits.filter { $0.surrounding == surrounding }
    case .type(let name): allUnits.filter { $0.name == name && !$0.isOwn }
    }
  }

  /// The links from one party to another.
  func links(from: Party, to: Party) -> [Link] {
    let (from, to) = (Set(units(of: from).map(\.id)), Set(units(of: to).map(\.id)))
    return links.filter { from.contains($0.from.id) && to.contains($0.to.id) }
  }
}
