import CodeGraph

extension PatternCode {
  /// The members that store, take or return a function, in the order of the types; the index does not record its calls.
  public var closures: [Figure.Evidence] {
    units.flatMap { unit in
      unit.node.members.filter(\.involvesFunction).map {
        Figure.Evidence(place: $0.place, text: "\(unit.name).\($0.name)")
      }
    }
  }
}

extension Member {
  /// Whether it stores, takes or returns a function.
  fileprivate var involvesFunction: Bool {
    switch kind {
    case .property: type.contains("->")
    case .method, .initializer: type.ranges(of: "->").count > 1
    case .enumCase: false
    }
  }
}
