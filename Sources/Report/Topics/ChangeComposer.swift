import Catalog
import Measures
import Records
import Verdicts

/// Composes what change requests cost in some patterns.
package struct ChangeComposer {
  let ledger: ChangeLedger
  let detail: Detail
  private let showsParts: Bool

  /// Composes them with what each cell does to each type, or without.
  package init(ledger: ChangeLedger, detail: Detail, showsParts: Bool = true) {
    self.ledger = ledger
    self.detail = detail
    self.showsParts = showsParts
  }

  private var findings: [CellFinding] { ledger.cells }

  private var requests: [ChangeRequest] {
    ChangeRequest.all.filter { request in findings.contains { $0.request == request } }
  }

  private var cards: [Card] {
    var seen: Set<Card.ID> = []
    return findings.map(\.card).filter { seen.insert($0.id).inserted }
  }

  private var pairs: [RequestPair] {
    ChangeRequest.pairs.filter { pair in ledger.merges.contains { $0.pair == pair.id } }
  }

  /// The report as a document.
  package var document: Document {
    var body: [[Block]] = requests.count == 1 ? [] : [[.table(overview)], [Self.legend]]
    if requests.count == 1 || !detail.isScreen {
      body += requests.map(section) + pairs.map(section)
    }
    if requests.count > 1 { body.append(claims(of: cards)) }
    let title: [Block] = detail.isPage ? [.heading(1, ["What the same change costs"])] : []
    return Document(
      origin: Composer.origin, [title] + body + [failures, totals].filter { !$0.isEmpty })
  }

  // MARK: All requests

  /// A row for each figure of each request, a column for each pattern, and one for the spread.
  private var overview: Table {
    let heads = cards.map { Table.Column(head: [Span($0.shortName, .strong)], alignment: .right) }
    let spread = Table.Column(head: ["spread"], alignment: .right)
    var table = Table(columns: [.init()] + heads + [spread], flexible: 0, overflow: .split, isDense: true)
    for request in requests {
      let findings = findings.filter { $0.request == request }
      for row in ChangeRow.overview {
        let cells = cards.map { card in
          findings.first { $0.card.id == card.id && $0.version == .first }.flatMap(row.text)
        }
        let spread = row.spread(of: findings).map { "\($0)" }
        table.add([[Span("\(request.id) \(row.label)")]] + (cells + [spread]).map(Self.span))
      }
    }
    for pair in pairs {
      let cells = cards.map { card in merge(of: pair, in: card).map(Self.text) }
      table.add([[Span("\(pair.id) collide")]] + (cells + [nil]).map(Self.span))
    }
    return table
  }

  private static func span(_ text: String?) -> [Span] {
    [text.map { Span($0) } ?? Span("–", .faint)]
  }

  private func merge(of pair: RequestPair, in card: Card) -> MergeResult? {
    ledger.merges.first { $0.pair == pair.id && $0.pattern == card.id }
  }

  /// The number of types that collide, or that the joined program does not hold.
  private static func text(of merge: MergeResult) -> String {
    guard merge.collisions.isEmpty else { return "\(merge.collisions.count)" }
    return merge.holds ? "0" : "✘"
  }

  private static let legend = Block.paragraph([
    Span(
      """
      Types that are edited and, after +, new ones, composition root included; lines that come or go in these; tests that the \
      product's change alone breaks, a file that no longer compiles as one. Spread: the largest difference between the cells of two \
      authors in one pattern; a difference between patterns that is no larger may be the author's. Collide: types in which two \
      requests change the same place or places side by side; ✘ if they join and the program then fails. –: no figure yet.
      """, .faint)
  ])

  // MARK: One request

  private static func columns(of request: ChangeRequest) -> Block {
    let parts = Part.allCases.filter(request.parts.contains).map(\.rawValue)
    let others = "edited types of other parts than \(listed(parts))"
    let ripple = " Ripple: \(others), which should answer for it in every pattern."
    return .paragraph([
      Span(
        """
        Types: edited and, after +, new. Roles: of the edited types.\(parts.isEmpty ? "" : ripple) Lines: that come or go in types, \
        and of these in wiring and the composition root. Breaks: tests that the product's change alone breaks. Repair: lines that \
        go or change in tests that were there. New arrows: used for the first time. 2nd: the version of another author, who saw no \
        other cell. Spread: the largest difference between two versions; a difference between patterns that is no larger may be the \
        author's.
        """, .faint)
    ])
  }

  private func section(of request: ChangeRequest) -> [Block] {
    let kind = request.isControl ? " It is a control: no pattern should have to change." : ""
    let rows = ChangeRow.all(of: request)
    let heads = rows.map { Table.Column(head: [Span($0.head)], alignment: .right) }
    var table = Table(columns: [.init()] + heads, flexible: 0, overflow: .split, isDense: true)
    let findings = findings.filter { $0.request == request }
    for finding in findings {
      table.add([[Span(label(of: finding), .strong)]] + rows.map { Self.span($0.text(finding)) })
    }
    let spreads = rows.map { $0.spread(of: findings) }
    if spreads.contains(where: { $0 != nil }) {
      table.add([["spread"]] + spreads.map { Self.span($0.map { "\($0)" }) })
    }
    let parts = showsParts && (findings.count < 4 || !detail.isScreen) ? findings.flatMap(parts) : []
    return [
      .heading(detail.isPage ? 2 : 1, [Span("\(request.id): \(request.summary)\(kind)")]), .table(table),
      Self.columns(of: request),
    ] + forecast(of: findings) + foretold(of: request) + parts + code(of: findings)
  }

  func label(of finding: CellFinding) -> String {
    switch finding.version {
    case .first: finding.card.shortName
    case .second: "\(finding.card.shortName) 2nd"
    case .own: "\(finding.card.shortName) yours"
    }
  }

  // MARK: Two requests

  private func section(of pair: RequestPair) -> [Block] {
    var table = Table(
      columns: [.init(), .init(head: ["types that collide"]), .init(head: ["scenarios of both"])],
      flexible: 1)
    for card in cards {
      guard let merge = merge(of: pair, in: card) else { continue }
      let names = merge.collisions.isEmpty ? "none" : merge.collisions.joined(separator: ", ")
      table.add([
        [Span(card.shortName, .strong)], [Span(names)], [Span(merge.scenarios?.words ?? "not run")],
      ])
    }
    return [
      .heading(detail.isPage ? 2 : 1, [Span("\(pair.first.id) and \(pair.second.id), joined")]),
      .table(table), Self.joined,
    ]
  }

  private static let joined = Block.paragraph([
    Span(
      """
      Both requests' first versions are joined as git joins two branches. A type collides if both change the same place of its file, \
      or places side by side; then a hand is needed, and nothing is run. Tests, which all stand side by side, are left out.
      """, .faint)
  ])

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
    return [.heading(detail.isPage ? 3 : 2, [Span(title(of: finding))]), .table(table)] + broken(by: finding)
  }

  /// The name of a cell's pattern, and that it is not the first version.
  func title(of finding: CellFinding) -> String {
    finding.version.name(in: finding.card.name)
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
      mark: "✘ ", text: "\(finding.request.id) in \(title(of: finding)) does not hold", tone: .bad,
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
