extension Measure {
  package static let usedSeams = Measure(
    "seams used by a test", row: "of them used by a test", isPartOfRowAbove: true,
    """
    Counts those of the seams whose type a unit test of either kind creates beside a double of the protocol, or for \
    network and storage without touching either; no record says who hands in a function, so functions are left out.
    """,
    .codeAndTests { code, recorded in
      let proofs = code.seams.map { seam in (seam: seam, test: recorded.first(using: seam, in: code)) }
      return Figure(
        count: proofs.count { $0.test != nil },
        evidence: proofs.map { seam, test in
          let user = test.map { "used by '\($0.name)' of \($0.suite)" } ?? "used by no test on record"
          return Figure.Evidence(
            place: seam.place, text: "\(seam.type.name) takes \(seam.collaborator.name), \(user)")
        })
    })
}
