import Catalog
import Examples
import Records
import Verdicts

extension Composer {
  /// All patterns on one screen of a terminal: the figures of one example, and
  /// what is said of the patterns.
  @ListBuilder<[Block]>
  var screen: [[Block]] {
    let head = Block.paragraph(remarks)
    let rest = glance + [next]
    if findings.isGood {
      [head] + rest
    } else {
      [head]
      failures
      breaches
      rest
      totals
    }
  }

  /// The figures of one example in plain words, and what is said for
  /// and against patterns.
  @ListBuilder<Block>
  var glance: [Block] {
    summaryTables(of: findings.patterns)
    notes
    sayings(of: findings.patterns)
  }

  /// What all patterns are, and whether they do the same.
  package var remarks: [Span] {
    guard let example = summaryExample else { return [] }
    let results = findings.results.filter { $0.example == example }
    let failed = results.count { !$0.passed }
    let app = subject(of: example)
    if results.isEmpty { return [Span("\(app).", .strong)] }
    if failed == 0 {
      let scripts = counted(findings.rows(of: example).count, "UI script")
      return [Span("\(app);", .strong), Span("all pass the same \(scripts).")]
    }
    let runs = counted(results.count, "test run")
    return [
      Span("\(app);", .strong),
      Span("\(grouped(failed)) of \(runs) failed.", .bad),
    ]
  }

  private func subject(of example: Example) -> String {
    let architectures = counted(findings.patterns.count, "architecture")
    let examples = findings.examples.count
    if examples == 1 { return "The app \(example.name) in \(architectures)" }
    return "The app \(example.name), one of \(examples), in \(architectures)"
  }

  /// How the cost of the change request is counted.
  ///
  /// Where there is room also what it asks for, how much of its cost is the
  /// author's, and how far the figures reach.
  @ListBuilder<Block>
  private var notes: [Block] {
    if let example = summaryExample, hasCode {
      let notes = notes(on: FirstScreen.of(example)?.request)
      if !notes.isEmpty { Block.note(notes.joined(separator: " ")) }
    }
  }

  @ListBuilder<String>
  private func notes(on request: FirstScreen.Request?) -> [String] {
    if let request {
      """
      \(request.name): files new or edited / tests (with UI too) that no \
      longer pass.
      """
    }
    if isWide {
      if let request { meaning(of: request) }
      "Small apps, one team; the order of patterns is no ranking."
    }
  }

  /// What a change request asks for, and by how much two authors of
  /// one pattern differed.
  private func meaning(of request: FirstScreen.Request) -> String {
    let cells = findings.kept.cells(of: request.id)
    let files = cells.spread(of: \.size.files)
    let tests = cells.spread(of: \.brokenTests)
    let spreads = [String].building {
      if let files { counted(files, "file") }
      if let tests { counted(tests, "test") }
    }
    let meaning = "The request: \(request.meaning)"
    if spreads.isEmpty { return "\(meaning)." }
    let difference = "differed by up to \(listed(spreads))"
    return "\(meaning); two authors of one pattern \(difference)."
  }

  // MARK: What is said of the patterns

  /// A pattern with its most telling claims.
  private struct Saying {
    let card: Card
    let pro: ClaimFinding?
    let con: ClaimFinding?

    init(_ pattern: PatternFindings) {
      card = pattern.card
      pro = pattern.mostTelling(.pro)
      con = pattern.mostTelling(.con)
    }

    /// Whether any claim has a verdict.
    var isTold: Bool { pro != nil || con != nil }

    /// Whether another definition of its figures turns a verdict.
    var hasTurns: Bool {
      [pro, con].compactMap(\.self).contains { !$0.turns.isEmpty }
    }
  }

  /// A pro and a con of each pattern, with what the figures say of them; on a
  /// page all patterns'.
  package var clearestClaims: [Block] {
    sayings(of: findings.patterns, linksToVerdicts: true)
  }

  /// A pro and a con of patterns, with what the figures say of them; on a
  /// screen those of the patterns that readers ask for.
  @ListBuilder<Block>
  private func sayings(
    of patterns: [PatternFindings],
    linksToVerdicts: Bool = false
  ) -> [Block] {
    if patterns.contains(where: { $0.code != nil }) {
      let sayings = shown(of: patterns).map(Saying.init)
      let told = sayings.filter(\.isTold)
      let legend = legend(of: sayings)
      if !told.isEmpty {
        Block.table(table(of: told, linksToVerdicts: linksToVerdicts))
      }
      if !legend.isEmpty { Block.paragraph(legend) }
    }
  }

  private func shown(of patterns: [PatternFindings]) -> [PatternFindings] {
    let asked = patterns.filter(\.card.isAskedFor)
    if detail.isPage || asked.isEmpty { return patterns }
    return asked
  }

  private func table(of sayings: [Saying], linksToVerdicts: Bool) -> Table {
    let place = counted(findings.examples.count, "app")
    return Table(
      of: sayings,
      flexible: 1,
      columns: [
        Column { [Span($0.card.shortName, .strong)] },
        Column(["Published for it: true in \(place)?"]) { saying in
          cell(of: saying.pro, isLinked: linksToVerdicts)
        },
        Column(["Against it: true in \(place)?"]) { saying in
          cell(of: saying.con, isLinked: linksToVerdicts)
        },
      ]
    )
  }

  /// The patterns without such a claim, and what a star means.
  @ListBuilder<Span>
  private func legend(of sayings: [Saying]) -> [Span] {
    let untold = sayings.filter { !$0.isTold }.map(\.card.name)
    if !untold.isEmpty {
      Span("\(untold.joined(separator: ", ")): \(Self.undecided.text).")
    }
    if sayings.contains(where: \.hasTurns) { "*: not by all counts." }
  }

  private static let undecided = Span("no countable claim", .faint)

  /// A claim in a few words with its verdict: `more code than MVC: yes`; with a
  /// star if another definition of its figures says otherwise.
  private func cell(of finding: ClaimFinding?, isLinked: Bool) -> [Span] {
    guard let finding else { return [Self.undecided] }
    let claim = Span("\(words(of: finding)):")
    let verdict = Span(finding.plainVerdict)
    if isLinked { return [claim.linked(to: finding.address), verdict] }
    return [claim, verdict]
  }

  private func words(of finding: ClaimFinding) -> String {
    let gist = finding.claim.gist ?? String(finding.claim.text.dropLast())
    let words = if finding.turns.isEmpty { gist } else { "\(gist)*" }
    if showsSources { return "\(words) (\(finding.claim.source.label))" }
    return words
  }

  private var showsSources: Bool {
    if case .screen(let columns) = detail { columns >= 120 } else { true }
  }

  // MARK: What to type next

  private var next: Block {
    let commands = [String].building {
      "'mvp viper' (two)"
      if isWide {
        "'tests mvp viper' (tests)"
        "'changes' (requests)"
      }
      "'words' (terms)"
    }
    let others = commands.joined(separator: ", ")
    return .sentence("Next: 'swift run compare choose' asks; also \(others).")
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
