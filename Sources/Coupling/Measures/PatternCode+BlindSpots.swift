extension PatternCode {
  /// What connects types and cannot be seen in the index.
  public struct BlindSpots: Sendable, Hashable {
    /// The members that hold or take a function: whom they call is decided elsewhere.
    public let closures: [Blind]
    /// The places that look something up by name at run time.
    public let lookups: [Blind]
    /// How many references the index gives to no declaration; they were given to one by their position.
    public let givenByPosition: Int
  }

  /// One place that the index does not see through.
  public struct Blind: Sendable, Hashable {
    /// The type and the member.
    public let name: String
    /// Where it stands.
    public let place: Place
  }

  /// What cannot be seen, in the order of the types.
  public var blindSpots: BlindSpots {
    let closures = units.flatMap { unit in
      unit.node.members.filter(\.involvesFunction).map {
        Blind(name: "\(unit.name).\($0.name)", place: $0.place)
      }
    }
    let names = Dictionary(uniqueKeysWithValues: units.map { ($0.id, $0.name) })
    return BlindSpots(
      closures: closures,
      lookups: lookups.map { lookup in
        let asked = lookup.name.map { "asks for '\($0)' " } ?? ""
        return Blind(name: "\(names[lookup.type] ?? "") \(asked)by \(lookup.means)", place: lookup.place)
      },
      givenByPosition: givenByPosition)
  }
}

extension Member {
  /// Whether it holds a function, or takes or gives one.
  var involvesFunction: Bool {
    switch kind {
    case .property: type.contains("->")
    case .method, .initializer: type.ranges(of: "->").count > 1
    case .enumCase: false
    }
  }
}
