import Records

extension ChangeComposer {
  /// What the index foresaw of a request beside what its cells touched; nothing if no code was read.
  func forecast(of findings: [CellFinding]) -> [Block] {
    let known = findings.compactMap { finding in finding.forecast.map { (finding, $0) } }
    guard let subject = known.first?.1.subject else { return [] }
    var table = Table(
      columns: [.init()]
        + ["name it", "of these edited", "through others", "of these edited", "edited and not named"].map {
          Table.Column(head: [Span($0)], alignment: .right)
        }, flexible: 0, overflow: .split, isDense: true)
    for (finding, forecast) in known {
      let size = finding.size
      let counts = [
        forecast.direct.count, size.edited(among: forecast.direct).count, forecast.transitive.count,
        size.edited(among: forecast.transitive).count, size.missed(by: forecast).count,
      ]
      table.add([[Span(label(of: finding), .strong)]] + counts.map { [Span("\($0)")] })
    }
    let text = """
      Foreseen: the types that name '\(subject)' in the code as it is, those that do so through others, and how many of both the \
      cell edits; wiring apart.
      """
    return [.table(table), .paragraph([Span(text, .faint)])]
  }
}
