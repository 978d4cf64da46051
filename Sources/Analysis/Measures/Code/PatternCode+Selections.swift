extension PatternCode {
  /// The types, own or shared, of the roles that play a part; where none plays the logic, the view's roles do.
  func types(playing part: Part) -> [ClassifiedType] {
    let part = part == .logic && !roleModel.roles.contains { $0.part == .logic } ? .view : part
    return allTypes.filter { $0.part == part }
  }

  func types(of selection: TypeSelection) -> [ClassifiedType] {
    switch selection {
    case .all: allTypes.filter { $0.part != nil }
    case .part(let part): types(playing: part)
    case .role(let name): allTypes.filter { $0.part != nil && $0.role == name }
    case .surrounding(let surrounding): allTypes.filter { $0.surrounding == surrounding }
    case .type(let name): allTypes.filter { $0.name == name && !$0.isOwn }
    }
  }

  /// The links from one selection to another.
  func links(from: TypeSelection, to: TypeSelection) -> [Link] {
    let (from, to) = (Set(types(of: from)), Set(types(of: to)))
    return links.filter { from.contains($0.from) && to.contains($0.to) }
  }
}
