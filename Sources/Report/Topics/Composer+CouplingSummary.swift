import Comparison
import Examples
import Measures

extension Composer {
  /// The structure of one or two patterns in both examples, or of more in the largest, in at most 60 lines of 80 columns.
  func summaries(of patterns: [PatternFindings]) -> [[Block]] {
    guard !patterns.isEmpty else { return [] }
    let more = "'--all' prints file and line of every reference, and the reach of changes."
    let next = [Block.paragraph([Span(more)])]
    guard patterns.count < 3 else { return [arrows, counts(of: patterns) + next] }
    let legend = "→ concrete, ⇢ by protocol only; pairs of types; roles without arrows left out"
    return [[.paragraph([Span(legend, .faint)])]]
      + patterns.flatMap { pattern in
        findings.examples.map { summary(of: pattern, in: $0, isBrief: patterns.count > 1) }
      } + [next]
  }

  /// The arrows of each role, then the counts of what else there is; unless brief, with the names.
  private func summary(of pattern: PatternFindings, in example: Example, isBrief: Bool) -> [Block] {
    guard let code = pattern.code?.code[example] else { return [] }
    var table = Table([.left, .left], flexible: 1)
    for role in code.roles {
      let found = code.roleArrows.filter { $0.from == role.name && $0.status != .unused }.map { arrow in
        summary(of: arrow).dropFirst(role.name.count + 1) + (arrow.status == .excused ? " (excused)" : "")
      }
      if !found.isEmpty { table.add([[Span(role.name, .strong)], .phrases(found.map(String.init))]) }
    }
    let unused = code.roleArrows.count { $0.status == .unused }
    let (written, atRunTime) = (code.cyclesAsWritten.flatMap(\.self), code.cyclesAtRunTime.flatMap(\.self))
    let counts = """
      Unused arrows: \(unused). In cycles: \(counted(written.count, "type")) as written, \(atRunTime.count) at \
      run time. Seams: \(code.seams.count). Blind spots: \(counted(code.closures.count, "function")), \
      \(counted(code.lookups.count, "look-up")) by name, \(counted(code.givenByPosition, "reference")) by position.
      """
    let lists = [
      ("as written", written.map(\.name)), ("at run time", atRunTime.map(\.name)),
      ("seams", code.seams.map { "\($0.type.name) ⇢ \($0.collaborator.name)" }),
    ].filter { !isBrief && !$0.1.isEmpty }
    return [
      .heading(2, ["\(pattern.card.name), \(example.name)"]), .table(table), .paragraph([Span(counts)]),
    ]
      + (lists.isEmpty
        ? [] : [.definitions(lists.map { Definition([Span($0.0, .faint)], .phrases($0.1)) })])
  }

  /// The counts of the largest shared example, a row for each pattern.
  private func counts(of patterns: [PatternFindings]) -> [Block] {
    guard let example = findings.largestShared else { return [] }
    let measures: [Measure] = [
      .roleReferences(.concrete), .roleReferences(.protocol), .cyclesAsWritten, .cyclesAtRunTime, .seams,
      .lookups, .closures,
    ]
    let heads = measures.map { Table.Column(head: [Span($0.name)], alignment: .right) }
    var table = Table(columns: [.init()] + heads, flexible: 0, overflow: .number(from: 1))
    for pattern in patterns {
      let values = measures.map { pattern.code?.value(of: $0, in: example) }
      table.add([[Span(pattern.card.id)]] + values.map { [Span($0.map { figureText($0, .none) } ?? "–")] })
    }
    return [.heading(3, ["Counts in \(example.name)"]), .table(table)]
  }
}
