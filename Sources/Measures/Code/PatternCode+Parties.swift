extension PatternCode {
  /// The types, own or shared, of the roles that play a part.
  ///
  /// Where no role is all logic, the view's roles play that part too.
  func units(playing part: Part) -> [Unit] {
    let part = part == .logic && !roleModel.roles.contains { $0.part == .logic } ? .view : part
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
    let (from, to) = (Set(units(of: from)), Set(units(of: to)))
    return links.filter { from.contains($0.from) && to.contains($0.to) }
  }
}
