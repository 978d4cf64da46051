extension Measure {
  /// The size of one type.
  public enum Size: String, Sendable, Hashable, CaseIterable {
    /// The number of other types that it refers to: efferent coupling, after Martin 1994.
    case efferent
    /// The number of its properties, methods, initialisers, subscripts and enum cases.
    case members
    /// The number of its lines that are neither blank nor comment only.
    case lines
  }

  package static func largest(_ size: Size, of selection: TypeSelection) -> Measure {
    let (name, definition): (String, String)
    let figure: @Sendable (PatternCode.ClassifiedType, PatternCode) -> Figure
    switch size {
    case .efferent:
      name = "efferent coupling"
      definition = """
        names most other types and counts those: its efferent coupling, which Martin 1994 defines for groups of \
        classes
        """
      figure = { type, code in
        Figure(counting: code.links.filter { $0.from == type }.flatMap(\.firstEvidence))
      }
    case .members:
      name = "members"
      definition = "has most members and counts them: \(memberKinds)"
      figure = { type, _ in
        Figure(
          counting: type.node.members.map {
            Figure.Evidence(place: $0.place, text: "\(type.name).\($0.name)")
          })
      }
    case .lines:
      name = "lines"
      definition = "has most lines and counts them, \(lineRule)"
      figure = { type, _ in Figure(linesOf: [type]) }
    }
    return Measure(
      "\(name) of the largest \(selection.adjective)type", selections: [selection],
      "Takes the type of \(selection.words) that \(definition).",
      .code { code in
        let figures = code.types(of: selection).filter { $0.isOwn && !$0.isWiring }.map { figure($0, code) }
        return figures.max { $0.value < $1.value }
      })
  }
}
