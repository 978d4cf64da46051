import Catalog
import Examples
import Records
import Verdicts

extension Composer {
  /// All patterns on one screen of a terminal: the figures of one example, and
  /// what is said of the patterns.
  var screen: [[Block]] {
    let head = [Block.paragraph(remarks)]
    let rest = glance + [next]
    guard findings.isGood else {
      return [head] + failures + [breaches, rest, totals]
    }
    return [head + rest]
  }

  /// The figures of one example in plain words, and what is said for
  /// and against patterns.
  var glance: [Block] {
    summaryTables(of: findings.patterns) + notes
      + sayings(of: findings.patterns)
  }

  /// What all patterns are, and whether they do the same.
  package var remarks: [Span] {
    guard let example = summaryExample else { return [] }
    let results = findings.results.filter { $0.example == example }
    let failed = results.count { !$0.passed }
    let scripts = counted(findings.rows(of: example).count, "UI script")
    let others =
      if findings.examples.count == 1 { "" } else {
        ", one of \(findings.examples.count),"
      }
    let app = """
      The app \(example.name)\(others) in \
      \(counted(findings.patterns.count, "architecture"))
      """
    if results.isEmpty { return [Span("\(app).", .strong)] }
    guard failed > 0 else {
      return [Span("\(app);", .strong), Span("all pass the same \(scripts).")]
    }
    let failure =
      "\(grouped(failed)) of \(counted(results.count, "test run")) failed."
    return [Span("\(app);", .strong), Span(failure, .bad)]
  }

  /// How the cost of the change request is counted.
  ///
  /// Where there is room also what it asks for, how much of its cost is the
  /// author's, and how far the figures reach.
  private var notes: [Block] {
    guard let example = summaryExample,
      findings.patterns.contains(where: { $0.code != nil })
    else {
      return []
    }
    let request = FirstScreen.of(example)?.request
    var notes: [String] = []
    if let request {
      notes.append(
        """
        \(request.name): files new or edited / tests (with UI too) \
        that no longer pass.
        """
      )
    }
    if isWide {
      if let request { notes.append(meaning(of: request)) }
      notes.append("Small apps, one team; the order of patterns is no ranking.")
    }
    guard !notes.isEmpty else { return [] }
    return [.paragraph([Span(notes.joined(separator: " "), .faint)])]
  }

  /// What a change request asks for, and by how much two authors of
  /// one pattern differed.
  private func meaning(of request: FirstScreen.Request) -> String {
    let cells = findings.kept.cells(of: request.id)
    let files = cells.spread(of: \.size.files)
    let tests = cells.spread {
      ChangeFigure.brokenTests.value(of: $0, in: findings.kept.ledger)
    }
    let spreads = [
      files.map { counted($0, "file") }, tests.map { counted($0, "test") },
    ].compactMap(\.self)
    var meaning = "The request: \(request.meaning)"
    if !spreads.isEmpty {
      meaning +=
        "; two authors of one pattern differed by up to \(listed(spreads))"
    }
    return "\(meaning)."
  }

  // MARK: What is said of the patterns

  /// A pro and a con of each pattern, with what the figures say of them; on a
  /// page all patterns'.
  package var clearestClaims: [Block] {
    sayings(of: findings.patterns, linksToVerdicts: true)
  }

  /// A pro and a con of patterns, with what the figures say of them; on a
  /// screen those of the patterns that readers ask for.
  private func sayings(
    of patterns: [PatternFindings],
    linksToVerdicts: Bool = false
  ) -> [Block] {
    guard patterns.contains(where: { $0.code != nil }) else { return [] }
    let asked = patterns.filter(\.card.isAskedFor)
    let shown = if detail.isPage || asked.isEmpty { patterns } else { asked }
    let place = counted(findings.examples.count, "app")
    var table = Table(
      columns: [
        .init(), .init(head: [Span("Authors say for it: true in \(place)?")]),
        .init(head: [Span("Against it: true in \(place)?")]),
      ],
      flexible: 1
    )
    var undecided: [String] = []
    var hasTurns = false
    for pattern in shown {
      let claims = [Claim.Side.pro, .con].map(pattern.mostTelling)
      if claims.allSatisfy({ $0 == nil }) {
        undecided.append(pattern.card.name)
        continue
      }
      let cells = claims.map {
        $0.map { saying($0, isLinked: linksToVerdicts) } ?? [Self.undecided]
      }
      table.add([[Span(pattern.card.shortName, .strong)]] + cells)
      hasTurns = hasTurns || claims.contains { $0?.turns.isEmpty == false }
    }
    var blocks: [Block] = []
    if !table.rows.isEmpty { blocks.append(.table(table)) }
    var legend: [Span] = []
    if !undecided.isEmpty {
      legend.append(
        Span("\(undecided.joined(separator: ", ")): \(Self.undecided.text).")
      )
    }
    if hasTurns { legend.append("*: not by all counts.") }
    if !legend.isEmpty { blocks.append(.paragraph(legend)) }
    return blocks
  }

  private static let undecided = Span("no claim to measure", .faint)

  /// A claim in a few words with its verdict: `more code than MVC: yes`; with a
  /// star if another definition of its figures says otherwise.
  private func saying(_ finding: ClaimFinding, isLinked: Bool) -> [Span] {
    let words = finding.claim.gist ?? String(finding.claim.text.dropLast())
    let star = if finding.turns.isEmpty { "" } else { "*" }
    let source =
      if showsSources { " (\(finding.claim.source.label))" } else { "" }
    var span = Span("\(words)\(star)\(source):")
    if isLinked { span.claim = finding.address }
    return [span, Span(finding.plainVerdict)]
  }

  private var showsSources: Bool {
    if case .screen(let columns) = detail { columns >= 120 } else { true }
  }

  // MARK: What to type next

  private var next: Block {
    let more =
      if isWide { "'tests mvp viper' (tests), 'changes' (requests), " } else {
        ""
      }
    return .paragraph([
      Span(
        """
        Next: 'swift run compare choose' asks you; also 'mvp viper' (any \
        two), \(more)'words'.
        """
      )
    ])
  }
}

extension ClaimFinding {
  /// The verdict as an answer to whether it is so.
  fileprivate var plainVerdict: String {
    switch verdict {
    case .supported: "yes"
    case .mixed:
      "\(judgement.examplesHolding.count) of \(judgement.examples.count)"
    case .inexact: "so, by another size"
    case .equal: "no difference"
    case .contradicted: "no, the reverse"
    case .unseen: "not seen"
    case nil: "no figure decides"
    }
  }
}
