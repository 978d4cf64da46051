extension Measure {
  package static let functionSeams = Measure(
    "seams for functions", row: "of them functions", isPartOfRowAbove: true,
    "Counts those of the seams where a function is handed in, such as a closure, and not an implementation of a protocol.",
    .code { code in
      Figure(
        counting: code.seams.filter(\.takesFunction).map { seam in
          Figure.Evidence(place: seam.place, text: "\(seam.type.name) takes \(seam.collaborator.name)")
        })
    })
}
