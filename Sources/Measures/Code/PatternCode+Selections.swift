extension PatternCode {
  /// The types, own or shared, of the roles that play a part; where none plays the logic, the view's roles do.
  func units(playing part: Part) -> [Unit] {
    let part = part == .logic && !roleModel.roles.contains { $0.part == .logic } ? .view : part
    return allUnits.filter { $0.part == part }
  }

  /// The types in a selection.
  func units(of selection: TypeSelection) -> [Unit] {
    switch selection {
    case .all: allUnits.filter { $0.part != nil }
    case .part(let part): units(playing: part)
    case .role(let name): allUnits.filter { $0.part != nil && $0.role == name }
    case .surrounding(let surrounding): allUnits.filter { $0.surrounding == surrounding }
    case .type(let name): allUnits.filter { $0.name == name && !$0.isOwn }
    }
  }

  /// The links from one selection to another.
  func links(from: TypeSelection, to: TypeSelection) -> [Link] {
    let (from, to) = (Set(units(of: from)), Set(units(of: to)))
    return links.filter { from.contains($0.from) && to.contains($0.to) }
  }
}
