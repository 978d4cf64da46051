import Catalog
import Examples
import Records
import Verdicts

extension Composer {
  /// All patterns on one screen of a terminal: the figures of one example, and what is said of the patterns.
  var screen: [[Block]] {
    let head = [Block.paragraph(remarks)]
    let rest = glance + [next]
    return findings.isGood ? [head + rest] : [head] + failures + [breaches, rest, totals]
  }

  /// The figures of one example in plain words, and what is said for and against patterns.
  var glance: [Block] {
    summaryTables(of: findings.patterns) + (isWide ? notes : []) + sayings(of: findings.patterns)
  }

  /// What all patterns are, and whether they do the same.
  package var remarks: [Span] {
    guard let example = summaryExample else { return [] }
    let results = findings.results.filter { $0.example == example }
    let failed = results.count { !$0.passed }
    let scripts = counted(findings.rows(of: example).count, "test script")
    let app = "One app, \(example.name), in \(counted(findings.patterns.count, "architecture"))"
    if results.isEmpty { return [Span("\(app).", .strong)] }
    let behaviour =
      failed == 0
      ? "each passes the same \(scripts)."
      : "\(grouped(failed)) of \(counted(results.count, "test run")) failed."
    return [Span("\(app);", .strong), Span(behaviour, failed == 0 ? .plain : .bad)]
  }

  /// What the change request is, how much of its cost is the author's, and how far the figures reach.
  private var notes: [Block] {
    guard let example = summaryExample, findings.patterns.contains(where: { $0.code != nil }) else {
      return []
    }
    let request = FirstScreen.of(example)?.request.map { request in
      let cells = findings.kept.cells(of: request.id)
      let files = cells.spread(of: \.size.files)
      let tests = cells.spread { ChangeFigure.brokenTests.value(of: $0, in: findings.kept.ledger) }
      let spreads = [files.map { counted($0, "file") }, tests.map { counted($0, "test") }].compactMap(\.self)
      let authors =
        spreads.isEmpty ? "" : "; two authors of one pattern differed by up to \(listed(spreads))"
      return "\(request.name): \(request.meaning)\(authors)."
    }
    let reach = "Small apps, one team; the order of patterns is no ranking."
    return [.paragraph([Span([request, reach].compactMap(\.self).joined(separator: " "), .faint)])]
  }

  // MARK: What is said of the patterns

  /// A pro and a con of each pattern, with what the figures say of them; on a page all patterns'.
  package var clearestClaims: [Block] { sayings(of: findings.patterns, linksToVerdicts: true) }

  /// A pro and a con of patterns, with what the figures say of them; on a screen those of the patterns that readers ask for.
  private func sayings(of patterns: [PatternFindings], linksToVerdicts: Bool = false) -> [Block] {
    guard patterns.contains(where: { $0.code != nil }) else { return [] }
    let asked = patterns.filter(\.card.isAskedFor)
    let shown = detail.isPage || asked.isEmpty ? patterns : asked
    var table = Table(
      columns: [
        .init(), .init(head: ["Said for it. Is it so here?"]), .init(head: ["Said against it. Is it so?"]),
      ], flexible: 1)
    var undecided: [String] = []
    var hasTurns = false
    for pattern in shown {
      let claims = [Claim.Side.pro, .con].map(pattern.mostTelling)
      if claims.allSatisfy({ $0 == nil }) {
        undecided.append(pattern.card.name)
        continue
      }
      let cells = claims.map { $0.map { saying($0, isLinked: linksToVerdicts) } ?? [Self.undecided] }
      table.add([[Span(pattern.card.shortName, .strong)]] + cells)
      hasTurns = hasTurns || claims.contains { $0?.turns.isEmpty == false }
    }
    let rest = undecided.isEmpty ? "" : "\(undecided.joined(separator: ", ")): no figure decides."
    let star = hasTurns ? "*: by one definition." : ""
    let legend = [rest, star].filter { !$0.isEmpty }.map { Span($0) }
    return (table.rows.isEmpty ? [] : [.table(table)]) + (legend.isEmpty ? [] : [.paragraph(legend)])
  }

  private static let undecided = Span("no figure decides", .faint)

  /// A claim in a few words with its verdict: `more code than MVC: yes`; with a star if another definition of its figures says otherwise.
  private func saying(_ finding: ClaimFinding, isLinked: Bool) -> [Span] {
    let words = finding.claim.gist ?? String(finding.claim.text.dropLast())
    let star = finding.turns.isEmpty ? "" : "*"
    let source = showsSources ? " (\(finding.claim.source.label))" : ""
    var span = Span("\(words)\(star)\(source):")
    if isLinked { span.claim = finding.address }
    return [span, Span(finding.plainVerdict)]
  }

  private var showsSources: Bool { if case .screen(let columns) = detail { columns >= 120 } else { true } }

  // MARK: What to type next

  private var next: Block {
    let more = isWide ? ", 'tests mvp viper' for tests, 'changes' for changes, '--all' for all" : ""
    return .paragraph([
      Span("After 'swift run compare': 'choose' asks what you need, 'mvp viper' for two\(more).")
    ])
  }
}

extension ClaimFinding {
  /// The verdict as an answer to whether it is so.
  fileprivate var plainVerdict: String {
    switch verdict {
    case .supported: "yes"
    case .mixed: "in \(judgement.examplesHolding.count) of \(judgement.examples.count) apps"
    case .inexact: "so, by another size"
    case .equal: "no difference"
    case .contradicted: "no, the reverse"
    case .unseen: "not seen"
    case nil: "no figure decides"
    }
  }
}
