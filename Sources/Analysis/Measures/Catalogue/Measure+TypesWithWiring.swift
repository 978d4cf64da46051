import CodeGraph

extension Measure {
  package static let typesWithWiring = Measure(
    "types with wiring", row: "with wiring and root", isPartOfRowAbove: true,
    """
    Counts the pattern's own types that play a role in the example, wiring and protocols included, and the composition \
    root, which all examples share.
    """,
    range: atLeastOne,
    .code { code in
      let root = code.root.types.map { type in
        Figure.Evidence(
          place: type.place ?? Place(file: type.module, line: 0),
          text: "\(type.kind.rawValue) \(type.name), the composition root")
      }
      return Figure(counting: Figure(types: code.types).evidence + root)
    })
}
