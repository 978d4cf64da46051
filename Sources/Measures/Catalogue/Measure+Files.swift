import CodeGraph

extension Measure {
  package static let files = Measure(
    "files", "Counts the files that hold \(counted).",
    .code { code in
      let files = Set(
        code.counted.flatMap { [$0.node.place?.file ?? ""] + $0.node.members.map(\.place.file) })
      return Figure(
        counting: files.sorted().map { Figure.Evidence(place: Place(file: $0, line: 1), text: "a file") })
    })
}
