import CodeGraph

extension PatternCode {
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
