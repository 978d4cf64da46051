import CodeGraph

extension PatternCode {
  /// The members that hold or take a function, which the index does not see through, in the order of the types.
  public var closures: [Figure.Evidence] {
    units.flatMap { unit in
      unit.node.members.filter(\.involvesFunction).map {
        Figure.Evidence(place: $0.place, text: "\(unit.name).\($0.name)")
      }
    }
  }
}

extension Member {
  /// Whether it holds a function, or takes or gives one.
  fileprivate var involvesFunction: Bool {
    switch kind {
    case .property: type.contains("->")
    case .method, .initializer: type.ranges(of: "->").count > 1
    case .enumCase: false
    }
  }
}
