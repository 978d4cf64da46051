extension Measure {
  package static let linesReaching = Measure(
    "lines that reach network or storage", row: "that reach network or storage", isPartOfRowAbove: true,
    "Counts the lines, \(lineRule), of \(counted) that use the network or storage itself, whatever their role.",
    .code { code in
      let reaching = Set(code.links(reaching: [.network, .storage]).map(\.from))
      return Figure(linesOf: code.counted.filter(reaching.contains))
    })
}
