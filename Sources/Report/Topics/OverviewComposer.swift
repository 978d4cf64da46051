import Catalog
import Examples

/// Composes what the first screen has of some patterns, for a screen and for
/// the page.
package struct OverviewComposer {
  let overview: Overview
  /// The cards of its patterns, and perhaps others.
  let cards: [Card]
  let detail: Detail

  /// A pattern with its card.
  fileprivate struct Entry {
    let card: Card
    let pattern: Overview.Pattern
  }

  /// Composes an overview of some cards' patterns.
  package init(overview: Overview, cards: [Card], detail: Detail) {
    self.overview = overview
    self.cards = cards
    self.detail = detail
  }

  /// The first screen, if nothing has failed.
  var document: Document { Document(origin: Composer.origin, [head + body]) }

  /// What all patterns are, and whether they do the same.
  var head: [Block] { [.paragraph(remarks)] }

  /// The figures, what is said of the patterns, and what to type next.
  var body: [Block] { glance + [next] }

  /// The figures of one example in plain words, and what is said for
  /// and against patterns.
  var glance: [Block] { figures + sayings(linksToVerdicts: false) }

  /// The figures of one example, and how they are counted.
  var figures: [Block] { summaryTables + notes }

  private var entries: [Entry] {
    overview.patterns.compactMap { pattern in
      cards.first { $0.id == pattern.id }.map { card in
        Entry(card: card, pattern: pattern)
      }
    }
  }

  /// What all patterns are, and whether they do the same.
  package var remarks: [Span] {
    guard let example = overview.example else { return [] }
    let app = subject(of: example)
    let scripts = overview.scripts
    if scripts.runs == 0 { return [Span("\(app).", .strong)] }
    if scripts.failed == 0 {
      let count = counted(scripts.count, "UI script")
      return [Span("\(app);", .strong), Span("all pass the same \(count).")]
    }
    let runs = counted(scripts.runs, "test run")
    return [
      Span("\(app);", .strong),
      Span("\(grouped(scripts.failed)) of \(runs) failed.", .bad),
    ]
  }

  private func subject(of example: Example) -> String {
    let architectures = counted(overview.patterns.count, "architecture")
    let examples = overview.exampleCount
    if examples == 1 { return "The app \(example.name) in \(architectures)" }
    return "The app \(example.name), one of \(examples), in \(architectures)"
  }

  /// Whether the screen has room for whole phrases.
  private var isWide: Bool {
    if case .screen(let columns) = detail { columns >= 100 } else { true }
  }

  // MARK: Figures

  /// The figures of patterns for one example: those that readers ask for
  /// first, then the others.
  ///
  /// Nothing if no code was measured.
  @ListBuilder<Block>
  private var summaryTables: [Block] {
    let asked = entries.filter(\.card.isAskedFor)
    let others = entries.filter { !$0.card.isAskedFor }
    if asked.isEmpty || others.isEmpty {
      summaryTable
    } else {
      summary(of: asked, under: [Self.labelOfAsked])
      summary(of: others, under: [Self.label(of: others)])
      unknown
    }
  }

  /// The figures of all patterns for one example in one table, and what is
  /// not known of them.
  var summaryTable: [Block] {
    summary(of: entries, under: []) + unknown
  }

  private static let labelOfAsked: Span = "Best known; nothing is ranked"

  /// What the patterns have in common that readers do not ask for.
  private static func label(of others: [Entry]) -> Span {
    let misuses = others.map(\.card).compactMap { card in
      card.misusedName.map { "\(card.shortName): \($0) misused" }
    }
    if misuses.isEmpty { return "Less known" }
    return "Less known (\(misuses.joined(separator: ", ")))"
  }

  /// A table with the rows that are right for all patterns.
  @ListBuilder<Block>
  private func summary(of block: [Entry], under label: [Span]) -> [Block] {
    if overview.hasCode, let example = overview.example {
      let labels = Column<SummaryRow>(label) { [Span(text(of: $0))] }
      let columns = block.map { entry in
        Column([Span(entry.card.shortName, .strong)], .right) {
          cell(of: $0, entry.pattern.figures)
        }
      }
      Block.table(
        Table(
          of: rows(for: example),
          flexible: 0,
          overflow: .split,
          isDense: !isWide,
          columns: [labels] + columns
        )
      )
    }
  }

  private func text(of row: SummaryRow) -> String {
    if isWide { row.phrase } else { row.brief }
  }

  private func cell(of row: SummaryRow, _ figures: SummaryFigures?) -> [Span] {
    guard let text = figures.flatMap(row.text) else {
      return [Span("–", .faint)]
    }
    if isWide { return [Span(text)] }
    return [Span(text.replacing(" ", with: ""))]
  }

  private func rows(for example: Example) -> [SummaryRow] {
    SummaryRow.all(of: FirstScreen.of(example), tests: testCount)
  }

  /// The number of tests of the same names, `or` between several; empty if no
  /// record of tests is fresh.
  private var testCount: String {
    let counts = overview.patterns.compactMap { $0.figures?.tests }
    let different = Set(counts).subtracting([0]).sorted()
    return different.map(grouped).joined(separator: " or ")
  }

  // MARK: What is not known

  /// Why a pattern has no figure in some rows.
  private struct Gap {
    let pattern: String
    let reason: String
  }

  /// The reasons for missing figures, each with what would give them.
  @ListBuilder<Block>
  private var unknown: [Block] {
    if overview.hasCode, let example = overview.example {
      let rows = rows(for: example)
      let gaps = entries.flatMap { self.gaps(of: $0, rows) }
      let texts = gaps.map(\.reason).distinct().map { reason in
        let lacking = gaps.filter { $0.reason == reason }.map(\.pattern)
        if lacking.count == entries.count { return reason }
        return "\(listed(lacking)): \(reason)"
      }
      if !texts.isEmpty {
        Block.note("–: no figure. \(texts.joined(separator: ". ")).")
      }
    }
  }

  /// The reasons why a pattern has no figure in some of the rows.
  private func gaps(of entry: Entry, _ rows: [SummaryRow]) -> [Gap] {
    let figures = entry.pattern.figures
    let lacking = rows.filter { row in
      figures.map { !row.isKnown($0) } ?? true
    }
    let reasons = lacking.map { row in
      entry.pattern.absence ?? row.absence ?? "nothing to measure"
    }
    return reasons.distinct().map { reason in
      Gap(pattern: entry.card.shortName, reason: reason)
    }
  }

  // MARK: Notes

  /// How the cost of the change request is counted.
  ///
  /// Where there is room also what it asks for, how much of its cost is the
  /// author's, and how far the figures reach.
  @ListBuilder<Block>
  private var notes: [Block] {
    if let example = overview.example, overview.hasCode {
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
    let spreads = [String].building {
      if let files = overview.spread.files { counted(files, "file") }
      if let tests = overview.spread.tests { counted(tests, "test") }
    }
    let meaning = "The request: \(request.meaning)"
    if spreads.isEmpty { return "\(meaning)." }
    let difference = "differed by up to \(listed(spreads))"
    return "\(meaning); two authors of one pattern \(difference)."
  }

  // MARK: What is said of the patterns

  /// A pro and a con of each pattern, with what the figures say of them; on a
  /// page all patterns'.
  package var clearestClaims: [Block] { sayings(linksToVerdicts: true) }

  /// A pro and a con of patterns, with what the figures say of them; on a
  /// screen those of the patterns that readers ask for.
  @ListBuilder<Block>
  private func sayings(linksToVerdicts: Bool) -> [Block] {
    if overview.hasCode {
      let told = shown.filter(\.isTold)
      if !told.isEmpty {
        Block.table(table(of: told, linksToVerdicts: linksToVerdicts))
      }
      if !legend.isEmpty { Block.paragraph(legend) }
    }
  }

  private var shown: [Entry] {
    let asked = entries.filter(\.card.isAskedFor)
    if detail.isPage || asked.isEmpty { return entries }
    return asked
  }

  private func table(of told: [Entry], linksToVerdicts: Bool) -> Table {
    let place = counted(overview.exampleCount, "app")
    return Table(
      of: told,
      flexible: 1,
      columns: [
        Column { [Span($0.card.shortName, .strong)] },
        Column(["Published for it: true in \(place)?"]) { entry in
          cell(of: entry.pattern.pro, in: entry, isLinked: linksToVerdicts)
        },
        Column(["Against it: true in \(place)?"]) { entry in
          cell(of: entry.pattern.con, in: entry, isLinked: linksToVerdicts)
        },
      ]
    )
  }

  /// The patterns without such a claim, and what a star means.
  @ListBuilder<Span>
  private var legend: [Span] {
    let untold = shown.filter { !$0.isTold }.map(\.card.name)
    if !untold.isEmpty {
      Span("\(untold.joined(separator: ", ")): \(Self.undecided.text).")
    }
    let sayings = shown.flatMap { [$0.pattern.pro, $0.pattern.con] }
    if sayings.contains(where: { $0?.hasTurns == true }) {
      "*: not by all counts."
    }
  }

  private static let undecided = Span("no countable claim", .faint)

  /// A claim in a few words with its verdict: `more code than MVC: yes`; with a
  /// star if another definition of its figures says otherwise.
  private func cell(
    of saying: Overview.Saying?,
    in entry: Entry,
    isLinked: Bool
  ) -> [Span] {
    guard let saying else { return [Self.undecided] }
    let claim = Span("\(words(of: saying)):")
    let verdict = Span(saying.verdict)
    guard isLinked else { return [claim, verdict] }
    let address = ClaimAddress(pattern: entry.card.id, claim: saying.claim)
    return [claim.linked(to: address), verdict]
  }

  private func words(of saying: Overview.Saying) -> String {
    let words = if saying.hasTurns { "\(saying.words)*" } else { saying.words }
    if showsSources { return "\(words) (\(saying.source))" }
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

extension OverviewComposer.Entry {
  /// Whether any claim has a verdict.
  fileprivate var isTold: Bool { pattern.pro != nil || pattern.con != nil }
}
