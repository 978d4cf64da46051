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
    case .subclasses(let name): subclasses(of: types.filter { $0.name == name })
    }
  }

  /// The types that inherit from classes, directly or not, in the order of the types.
  private func subclasses(of classes: [ClassifiedType]) -> [ClassifiedType] {
    let parents = Dictionary(
      grouping: links.filter { link in link.edge.references.contains { $0.kind == .inherits } }, by: \.to)
    let found = Reachability.closure(from: Set(classes)) { parent in
      Set((parents[parent] ?? []).map(\.from))
    }
    return types.filter { found.contains($0) && !classes.contains($0) }
  }

  /// The links from one selection to another.
  func links(from: TypeSelection, to: TypeSelection) -> [Link] {
    let (from, to) = (Set(types(of: from)), Set(types(of: to)))
    return links.filter { from.contains($0.from) && to.contains($0.to) }
  }
}
