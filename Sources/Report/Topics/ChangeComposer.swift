import Catalog
import Records
import Verdicts

/// Composes what change requests cost in some patterns.
struct ChangeComposer {
  let findings: [CellFinding]
  let detail: Detail

  private var requests: [ChangeRequest] {
    ChangeRequest.all.filter { request in findings.contains { $0.request == request } }
  }

  private var cards: [Card] {
    var seen: Set<Card.ID> = []
    return findings.map(\.card).filter { seen.insert($0.id).inserted }
  }

  var document: Document {
    var body: [[Block]] = requests.count == 1 ? [] : [[.table(overview)], [Self.legend]]
    if requests.count == 1 || !detail.isScreen { body += requests.map(section) }
    let title: [Block] = detail.isPage ? [.heading(1, ["What the same change costs"])] : []
    return Document(
      origin: Composer.origin, [title] + body + [failures, totals].filter { !$0.isEmpty })
  }

  // MARK: All requests

  /// A row for each figure of each request, a column for each pattern.
  private var overview: Table {
    let heads = cards.map { Table.Column(head: [Span($0.shortName, .strong)], alignment: .right) }
    var table = Table(columns: [.init()] + heads, flexible: 0, overflow: .split, isDense: true)
    for request in requests {
      for row in ChangeRow.overview {
        let cells = cards.map { card -> [Span] in
          guard let finding = findings.first(where: { $0.request == request && $0.card.id == card.id }),
            let text = row.text(finding)
          else { return [Span("–", .faint)] }
          return [Span(text)]
        }
        table.add([[Span("\(request.id) \(row.label)")]] + cells)
      }
    }
    return table
  }

  private static let legend = Block.paragraph([
    Span(
      """
      Types that are edited and, after +, new ones, composition root included; lines that come or go in these; tests that the \
      product's change alone breaks, a file that no longer compiles as one. –: no cell yet, or no result of its run. Each cell has \
      one author, so that a small difference may be the author's.
      """, .faint)
  ])

  // MARK: One request

  private static let columns = Block.paragraph([
    Span(
      """
      Types: edited and, after +, new. Roles: of the edited types. Lines: that come or go in types, and of these in wiring and the \
      composition root. Breaks: tests that the product's change alone breaks. Repair: lines that go or change in tests that were \
      there. New arrows: used for the first time. Each cell has one author, so that a small difference may be the author's.
      """, .faint)
  ])

  private func section(of request: ChangeRequest) -> [Block] {
    let kind = request.isControl ? " It is a control: no pattern should have to change." : ""
    let rows = ChangeRow.all
    let heads = rows.map { Table.Column(head: [Span($0.head)], alignment: .right) }
    var table = Table(columns: [.init()] + heads, flexible: 0, overflow: .split, isDense: true)
    let findings = findings.filter { $0.request == request }
    for finding in findings {
      table.add([[Span(finding.card.shortName, .strong)]] + rows.map { [Span($0.text(finding) ?? "–")] })
    }
    let parts = findings.count < 4 || !detail.isScreen ? findings.flatMap(parts) : []
    return [
      .heading(detail.isPage ? 2 : 1, [Span("\(request.id): \(request.summary)\(kind)")]), .table(table),
      Self.columns,
    ] + parts
  }

  /// What the cell does to each type and each file of tests.
  private func parts(of finding: CellFinding) -> [Block] {
    let parts = finding.size.product + finding.size.tests
    guard !parts.isEmpty else { return [] }
    var table = Table([.left, .left, .right, .right], flexible: 0)
    for part in parts {
      let kind = part.kind == .edited ? "" : " (\(part.kind == .added ? "new" : "gone"))"
      table.add([
        [Span(part.name + kind)], [Span(part.role ?? (part.isWiring ? "composition root" : "tests"))],
        [Span("+\(part.addedLines)")], [Span("−\(part.removedLines)")],
      ])
    }
    return [.heading(detail.isPage ? 3 : 2, [Span(finding.card.name)]), .table(table)] + broken(by: finding)
      + diff(of: finding)
  }

  /// The differences, each below the name of its type and its role.
  private func diff(of finding: CellFinding) -> [Block] {
    finding.files.flatMap { file -> [Block] in
      let part = finding.size.product.first { $0.name == file.typeName }
      let role = part?.role.map { " (\($0))" } ?? ""
      return [
        .paragraph([Span("\(file.typeName)\(role)", .strong)]), .code(file.hunks, language: "diff"),
      ]
    }
  }

  private func broken(by finding: CellFinding) -> [Block] {
    guard let broken = finding.result?.broken else { return [] }
    let files = broken.files.map { Line(mark: "✘ ", text: "\($0) does not compile", tone: .plain) }
    let tests = (broken.logic + broken.parts + broken.card).map {
      Line(mark: "✘ ", text: "\($0) fails", tone: .plain)
    }
    guard !(files + tests).isEmpty else { return [] }
    return [.paragraph([Span("With the product's change alone:")]), .lines(files + tests)]
  }

  // MARK: Failures

  private var failures: [Block] {
    let bad = findings.compactMap { finding in
      finding.result.flatMap { $0.isGood ? nil : (finding, $0) }
    }
    return bad.isEmpty ? [] : [.lines(bad.map(line))]
  }

  private func line(of finding: CellFinding, _ result: CellResult) -> Line {
    let failures =
      [
        result.compileError, failure("tests through the logic", result.logicTests),
        failure("tests of a part", result.partTests), failure("tests of the card", result.cardTests),
        failure("scenarios", result.scenarios),
      ].compactMap(\.self) + result.breaches
    return Line(
      mark: "✘ ", text: "\(finding.request.id) in \(finding.card.name) does not hold", tone: .bad,
      more: failures)
  }

  private func failure(_ kind: String, _ outcome: TestOutcome) -> String? {
    outcome.kills && outcome.ending != .compileError ? "\(kind): \(outcome.words)" : nil
  }

  private var totals: [Block] {
    let results = findings.compactMap(\.result)
    let good = results.count(where: \.isGood)
    let missing = findings.count - results.count
    let rest = missing == 0 ? "" : "; \(counted(missing, "cell")) without a result of its run"
    let text = "\(counted(findings.count, "cell")): \(grouped(good)) pass all tests and scenarios\(rest)"
    return [.paragraph([.mark(good == findings.count), Span(text)])]
  }
}
