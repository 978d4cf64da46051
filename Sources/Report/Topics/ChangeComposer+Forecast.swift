import Records

extension ChangeComposer {
  /// A cell with what the index foresaw of it.
  private struct Foreseen {
    let finding: CellFinding
    let forecast: Forecast

    /// The types that name the subject and are edited, and those that name it
    /// through others and are edited.
    var editedDirectly: Int {
      finding.size.edited(among: forecast.direct).count
    }
    var editedThroughOthers: Int {
      finding.size.edited(among: forecast.transitive).count
    }
  }

  /// What the index foresaw of a request beside what its cells touched; nothing
  /// if no code was read.
  func forecast(of findings: [CellFinding]) -> [Block] {
    let foreseen = findings.compactMap { finding in
      finding.forecast.map { Foreseen(finding: finding, forecast: $0) }
    }
    guard let subject = foreseen.first?.forecast.subject else { return [] }
    let text = """
      Foreseen: the types that name '\(subject)' in the code as it is, \
      those that do so through others, and how many of both the cell \
      edits; wiring apart.
      """
    return [.table(table(of: foreseen)), .note(text)]
  }

  private func table(of foreseen: [Foreseen]) -> Table {
    Table(
      of: foreseen,
      flexible: 0,
      overflow: .split,
      isDense: true,
      columns: [
        Column { [Span(label(of: $0.finding), .strong)] },
        Column("name it", .right) { "\($0.forecast.direct.count)" },
        Column("of these edited", .right) { "\($0.editedDirectly)" },
        Column("through others", .right) { "\($0.forecast.transitive.count)" },
        Column("of these edited", .right) { "\($0.editedThroughOthers)" },
        Column("edited and not named", .right) {
          "\($0.finding.size.missed(by: $0.forecast).count)"
        },
      ]
    )
  }
}
