import CodeGraph

extension PatternCode {
  /// The places of the look-ups by name, in the order of files and lines.
  public var lookups: [Figure.Evidence] { lookups(by: types) }

  /// The places of the look-ups by name in some of the own types, in the order of files and lines.
  func lookups(by types: [ClassifiedType]) -> [Figure.Evidence] {
    let names = Dictionary(uniqueKeysWithValues: types.map { ($0.id, $0.name) })
    return namedLookups.compactMap { lookup in
      names[lookup.type].map { name in
        let asked = lookup.name.map { "asks for '\($0)' " } ?? ""
        return Figure.Evidence(place: lookup.place, text: "\(name) \(asked)by \(lookup.mechanism)")
      }
    }
  }

  /// The members that store, take or return a function, in the order of the types; the index does not record its calls.
  public var closures: [Figure.Evidence] {
    types.flatMap { type in
      type.node.members.filter(\.involvesFunction).map {
        Figure.Evidence(place: $0.place, text: "\(type.name).\($0.name)")
      }
    }
  }
}

extension Member {
  /// Whether it stores, takes or returns a function.
  var involvesFunction: Bool {
    let arrows = type.ranges(of: "->").count
    return switch kind {
    // The type of a subscript has an arrow of its own, and that of a case with a payload has two.
    case .property: arrows > (name.hasPrefix("subscript(") ? 1 : 0)
    case .method, .initializer: arrows > 1
    case .enumCase: arrows > 2
    }
  }
}
