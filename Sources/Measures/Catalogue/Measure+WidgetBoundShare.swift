extension Measure {
  package static let widgetBoundShare = Measure(
    "code bound to widgets", in: .percent,
    """
    Divides the lines of \(counted) that name a widget themselves, protocols apart, by the lines of all of them, \
    \(lineRule).
    """,
    .code { code in
      let types = code.counted.filter { !$0.isProtocol }
      let naming = Set(code.links.filter { $0.to.surrounding == .widgets }.map(\.from))
      guard types.lines > 0 else { return nil }
      let bound = types.filter(naming.contains)
      return Figure(
        value: 100 * Double(bound.lines) / Double(types.lines), evidence: Figure(linesOf: bound).evidence)
    })
}
