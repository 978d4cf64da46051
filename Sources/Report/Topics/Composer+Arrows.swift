import CodeGraph
import Verdicts
import Examples
import Measures

extension Composer {
  /// A diagram of the roles and the arrows found between them, on a page only.
  func diagram(of pattern: PatternFindings, in example: Example, level: Int) -> [Block] {
    guard detail.isPage, let code = pattern.code?.code[example] else { return [] }
    return [
      .heading(level, ["References between roles in \(example.name)"]), .diagram(RoleDiagram(of: code)),
    ]
  }

  var legend: [Block] {
    guard detail.isPage, findings.patterns.contains(where: { $0.code != nil }) else { return [] }
    return [
      .paragraph([
        """
        The diagrams show the references between roles: a solid arrow leads to concrete types, a dotted one to \
        protocols, and its number counts pairs of types. A round node belongs to no role.
        """
      ])
    ]
  }

  /// The role matrix with the roles' couplings; its cells lead to the address of their arrow, if there is one.
  package func matrix(
    of code: PatternCode, address: (_ from: String, _ to: String) -> String? = { _, _ in nil }
  )
    -> [Block]
  {
    let (roles, arrows) = (code.roles.map(\.name), code.roleArrows)
    let heads =
      code.roles.indices.map { Span("\($0 + 1)", .faint) } + [Span("Ca", .strong), Span("Ce", .strong)]
    let columns = heads.map { Table.Column(head: [$0], alignment: .right) }
    var table = Table(
      columns: [.init()] + columns + [.init(head: [Span("outside", .strong)])], flexible: heads.count + 1,
      overflow: .split, isDense: true)
    for (place, (counts, coupling)) in zip(code.roleMatrix, code.roleCouplings).enumerated() {
      let cells = counts.enumerated().map { column, count in
        let isWrong = arrows.contains {
          $0.from == coupling.role && $0.to == roles[column] && $0.status == .forbidden
        }
        var span = column == place ? Span("(\(count))", .faint) : Span(count == 0 ? "." : "\(count)")
        if isWrong, detail.isPage { span = Span("✘ \(count)", .bad) }
        if column != place, count > 0 { span.link = address(coupling.role, roles[column]) }
        return [span]
      }
      table.add(
        [[Span("\(place + 1) \(coupling.role)")]] + cells
          + [[Span("\(coupling.afferent)")], [Span("\(coupling.efferent)")]]
          + [coupling.surroundings.map { Span($0.rawValue.lowercased(), .faint) }])
    }
    let note = Span("row names column, pairs of types; within a role in brackets", .faint)
    return [.heading(3, ["Role matrix"], note: [note]), .table(table)]
  }

  /// Every arrow with its links and the first place of each.
  package func arrows(of code: PatternCode) -> [Block] {
    [.heading(3, ["Arrows"])]
      + code.roleArrows.map { arrow in
        let counts =
          "\(counted(arrow.concrete.count, "concrete reference")), \(arrow.protocol.count) by protocol"
        let isUnused = arrow.status == .unused
        let status = isUnused ? "allowed, not found" : "\(arrow.status.rawValue): \(counts)"
        let mark = isUnused ? Span("–", .faint) : .mark(arrow.status != .forbidden)
        let links = (arrow.concrete + arrow.protocol).map {
          evidence(of: $0, isWrong: arrow.offending.contains($0))
        }
        let spans = [mark, "\(arrow.from) → \(arrow.to)", Span(status, .faint)]
        return links.isEmpty ? .paragraph(spans) : .details(spans, links)
      }
  }

  private func evidence(of link: PatternCode.Link, isWrong: Bool) -> Line {
    let kinds = link.edge.kinds.map(\.rawValue).joined(separator: ", ")
    let places = link.edge.places
    let first: PlacedText = places.first.map { "\($0)" } ?? ""
    let more = places.count > 1 ? " and \(counted(places.count - 1, "more line"))" : ""
    let sign = link.isThroughProtocol ? "⇢" : "→"
    return Line(
      mark: isWrong ? "✘ " : "  ",
      text: "\(link.from.name) \(sign) \(link.to.name): \(kinds) (\(first)\(more))",
      tone: isWrong ? .bad : .plain)
  }

  /// The arrows of each role in a row: `View  ⇢ Presenter 6, → Widgets 13`.
  func arrowTable(of code: PatternCode) -> Block {
    var table = Table([.left, .left], flexible: 1)
    for role in code.roles.map(\.name) {
      let found = code.roleArrows.filter { $0.from == role && $0.status != .unused }
      if !found.isEmpty { table.add([[Span(role, .strong)], .phrases(found.map(summary))]) }
    }
    return .table(table)
  }

  static let legendOfArrows = Span("→ concrete, ⇢ by protocol only; with pairs of types", .faint)

  /// The arrows between roles in the largest shared example, pattern by pattern.
  var arrows: [Block] {
    guard let example = findings.largestShared, findings.patterns.contains(where: { $0.code != nil }) else {
      return []
    }
    var table = Table([.left, .left], flexible: 1)
    for pattern in findings.patterns {
      guard let code = pattern.code?.code[example] else { continue }
      let wiring = Set(code.roleModel.roles.filter { $0.part == .wiring }.map(\.name))
      let found = code.roleArrows.filter { $0.status != .unused && !wiring.contains($0.from) }
      table.add([[Span(pattern.card.id)], .phrases(found.map { "\($0.from) \(summary(of: $0))" })])
    }
    let note = [Self.legendOfArrows, Span("(wiring roles left out)", .faint)]
    return [.heading(3, ["Arrows found in \(example.name)"], note: note), .table(table)]
  }

  /// An arrow's end with its number: `⇢ Presenter 5`.
  private func summary(of arrow: PatternCode.RoleArrow) -> String {
    let sign = arrow.concrete.isEmpty ? "⇢" : "→"
    let status = [.forbidden: " ✘ forbidden", .excused: " (excused)"][arrow.status] ?? ""
    return "\(sign) \(arrow.to) \(arrow.concrete.count + arrow.protocol.count)\(status)"
  }
}
