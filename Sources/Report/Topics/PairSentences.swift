import Examples
import Measures
import Verdicts

/// The differences between two patterns in at most eight sentences, each with
/// the command that shows why.
///
/// Each subject has one sentence, with those of its figures that differ as for
/// a verdict; the last one lists the equal figures.
struct PairSentences {
  private(set) var all: [PairSentence] = []
  private let patterns: [PatternFindings]
  /// The largest example that both patterns have.
  private let example: Example
  /// The option that restricts each command to the example; empty if there
  /// are others.
  private let option: [String]
  /// The figures that do not differ, in the order of the sentences.
  private var equal: [PairFigure] = []

  init(of findings: Findings) {
    patterns = findings.patterns
    example = findings.largestShared ?? Example.all[0]
    let isOnlyOne = findings.examples.count == 1
    option = if isOnlyOne { ["--example", example.id] } else { [] }
    addBehaviour()
    // The reports on broken rules and missing examples name the
    // pattern without code.
    let codes = patterns.compactMap { $0.code?.code[example] }
    guard codes.count == patterns.count else { return }
    addTests()
    for comparison in figuresOfCode(codes) { add(comparison) }
    addEqual()
  }

  // MARK: Behaviour

  private mutating func addBehaviour() {
    let counts = patterns.map(\.results.count)
    let passed = patterns.map { $0.results.count(where: \.passed) }
    if counts.contains(0) { return }
    let each = zip(passed, counts).map { "\(grouped($0)) of \(grouped($1))" }
    let isAlike = passed == counts && counts[0] == counts[1]
    add(behaviour(each, isAlike: isAlike), "scenarios")
  }

  private func behaviour(_ each: [String], isAlike: Bool) -> String {
    if isAlike {
      return "\(listed(names)) behave alike: each passes \(each[0]) scenarios"
    }
    return "\(names[0]) passes \(each[0]) scenarios, \(names[1]) \(each[1])"
  }

  // MARK: Tests

  /// The tests that need nothing outside the logic, and beside
  /// them what they take.
  private mutating func addTests() {
    let free = patterns.compactMap {
      $0.code?.mutants?.figure(for: .isolatedTests, in: example)
    }
    let protocols = figure(.protocols, counting: "own protocol")
    guard free.count == patterns.count else {
      addTests(Self.gap, Split([protocols]))
      return
    }
    let tests = PairFigure(.isolatedTests, values(of: .isolatedTests))
    let doubles = figure(.isolatedDoubles, counting: "test double", "for these")
    let all = Split([tests, protocols, doubles])
    if all.differing.isEmpty {
      equal += all.equal
      return
    }
    addTests(gain(free), Split([protocols, doubles]))
  }

  /// Adds what the tests gain, with what they take where that differs.
  private mutating func addTests(_ gain: String, _ costs: Split) {
    equal += costs.equal
    let clauses = [gain, prices(costs.differing)].compactMap(\.self)
    add(clauses.joined(separator: "; "), "tests")
  }

  private static let gap = """
    The needs of the tests are unknown: their record is older than the code \
    ('.ci/records' renews it)
    """

  /// How many of the tests each pattern runs without widget, disk and network.
  private func gain(_ free: [Figure]) -> String {
    let runs = free.map {
      "\(grouped(Int($0.value))) of \(grouped($0.evidence.count))"
    }
    let need = "tests of \(example.name) without widget, disk and network"
    if runs[0] == runs[1] {
      return "\(listed(names)) each run \(runs[0]) \(need)"
    }
    return "\(names[0]) runs \(runs[0]) \(need), \(names[1]) \(runs[1])"
  }

  /// What the tests take in each pattern; nil if that does not differ.
  private func prices(_ differing: [PairFigure]) -> String? {
    if differing.isEmpty { return nil }
    let cards = patterns.map(\.card.name)
    let words = words(of: differing)
    return "\(cards[0]) has \(words[0]), \(cards[1]) \(words[1])"
  }

  // MARK: Code

  /// A sentence of figures:
  /// `MVP takes 4 types without wiring roles for Login, VIPER 9.`
  private struct Comparison {
    var verb = "has"
    let figures: [PairFigure]
    /// What stands before the example.
    let preposition: String
    let command: String
    /// Options of the command.
    var options: [String] = []
  }

  /// Figures by whether they differ as for a verdict.
  private struct Split {
    let differing: [PairFigure]
    let equal: [PairFigure]

    init(_ figures: [PairFigure]) {
      differing = figures.filter(\.differs)
      equal = figures.filter { !$0.differs }
    }
  }

  private func figuresOfCode(_ codes: [PatternCode]) -> [Comparison] {
    let parts = PairParts(patterns: patterns, codes: codes, example: example)
    let outside = parts.outside
    let showsLogic = parts.has(.logic) && !outside.differs
    let options = if showsLogic { ["--role", "logic"] } else { [String]() }
    return [
      Comparison(
        verb: "takes",
        figures: [
          figure(.types, counting: "type"),
          figure(.lines, counting: "line"),
        ],
        preposition: "without wiring roles for",
        command: "source"
      ),
      Comparison(
        figures: [parts.duty(.logic), outside],
        preposition: "in",
        command: "source",
        options: options
      ),
      Comparison(
        figures: references,
        preposition: "between roles without wiring in",
        command: "coupling"
      ),
      Comparison(
        figures: navigation(parts),
        preposition: "in",
        command: "source"
      ),
      Comparison(figures: cycles, preposition: "in", command: "coupling"),
    ]
  }

  private var references: [PairFigure] {
    [
      figure(.roleReferences(.concrete), counting: "concrete reference"),
      figure(.roleReferences(.protocol), counting: "reference", "by protocol"),
      figure(.lookups, counting: "look-up", "by name"),
    ]
  }

  private var cycles: [PairFigure] {
    [
      figure(.cyclesAsWritten, counting: "type", "in cycles as written"),
      figure(.cyclesAtRunTime, counting: "type", "in cycles at run time"),
    ]
  }

  /// The roles for navigation and wiring; every pattern has a composition root,
  /// so that its lines tell something only beside those of roles.
  @ListBuilder<PairFigure>
  private func navigation(_ parts: PairParts) -> [PairFigure] {
    parts.duty(.navigation)
    figure(
      .screenSteps(by: .view),
      counting: "step",
      "to another screen taken by views"
    )
    if parts.has(.wiring) { parts.duty(.wiring) }
  }

  private func figure(
    _ measure: Measure,
    counting noun: Noun,
    _ rest: String? = nil
  ) -> PairFigure {
    PairFigure(measure, values(of: measure), counting: noun, rest)
  }

  private func values(of measure: Measure) -> [Double] {
    patterns.map { $0.code?.value(of: measure, in: example) ?? 0 }
  }

  // MARK: Sentences

  /// The names, a misuse marked as one.
  private var names: [String] {
    patterns.map { pattern in
      if pattern.card.isMisuse { return "\(pattern.card.name) (misuse)" }
      return pattern.card.name
    }
  }

  /// The words for each pattern of some figures.
  private func words(of figures: [PairFigure]) -> [String] {
    patterns.indices.map { place in
      listed(figures.map { $0.words[place] })
    }
  }

  private mutating func add(_ comparison: Comparison) {
    let figures = Split(comparison.figures)
    equal += figures.equal
    if figures.differing.isEmpty { return }
    let words = words(of: figures.differing)
    let subject = "\(comparison.preposition) \(example.name)"
    let first = "\(names[0]) \(comparison.verb) \(words[0]) \(subject)"
    let second = "\(names[1]) \(words[1])"
    add("\(first), \(second)", comparison.command, comparison.options)
  }

  private mutating func add(
    _ text: String,
    _ command: String?,
    _ options: [String] = []
  ) {
    let words = [String].building {
      if let command { command }
      patterns.map(\.card.id)
      options
      option
    }
    let sentence = PairSentence(
      text: "\(text).",
      command: words.joined(separator: " ")
    )
    all.append(sentence)
  }

  private mutating func addEqual() {
    let counted = equal.filter { $0.values != [0, 0] }
    if counted.isEmpty { return }
    let isExact = equal.allSatisfy { $0.values[0] == $0.values[1] }
    let rule = if isExact { "" } else { ", or within one or a tenth" }
    let texts = counted.map(\.equalText).joined(separator: "; ")
    add("\(startOfEqual) \(example.name)\(rule): \(texts)", nil, ["--all"])
  }

  private var startOfEqual: String {
    if all.count > 1 { return "Equal in" }
    return "Equal in all that is compared here of"
  }
}
