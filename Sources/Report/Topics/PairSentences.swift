import Verdicts
import Examples
import Measures

/// The differences between two patterns in at most eight sentences, each with the command that shows why.
///
/// Each subject has one sentence, with those of its figures that differ as for a verdict; the last one lists the equal figures.
struct PairSentences {
  /// A figure of both patterns with its words: in full for the first pattern, without the noun for the second.
  private typealias Clause = (name: String, values: [Double], differs: Bool, words: [String])

  private(set) var all: [(text: String, command: String)] = []
  private let patterns: [PatternFindings]
  /// The code of the largest example that both patterns have.
  private let codes: [PatternCode]
  private let example: Example
  private let option: String
  private var equal: [Clause] = []

  init(of findings: Findings) {
    let example = findings.largestShared ?? Example.all[0]
    (patterns, self.example) = (findings.patterns, example)
    codes = patterns.compactMap { $0.code?.code[example] }
    option = findings.examples.count == 1 ? " --example \(example.id)" : ""
    addBehaviour()
    // The reports on broken rules and missing examples name the pattern without code.
    guard codes.count == patterns.count else { return }
    addTests()
    add("takes", [count(.types, "type"), count(.lines, "line")], "without wiring roles for", "source")
    let outside = outside
    let hasLogic = codes.contains { $0.roles.contains { $0.part == .logic } }
    add("has", [duty(.logic), outside], "in", "source", hasLogic && !outside.differs ? " --role logic" : "")
    let references = [
      count(.roleReferences(.concrete), "concrete reference"),
      count(.roleReferences(.protocol), "reference", " by protocol"), count(.lookups, "look-up", " by name"),
    ]
    add("has", references, "between roles without wiring in", "coupling")
    // Every pattern has a composition root, so that its lines tell something only beside those of roles.
    let hasWiring = codes.contains { $0.roles.contains { $0.part == .wiring } }
    let steps = count(.screenSteps(by: .view), "step", " to another screen taken by views")
    add("has", [duty(.navigation), steps] + (hasWiring ? [duty(.wiring)] : []), "in", "source")
    let cycles = [
      count(.cyclesAsWritten, "type", " in cycles as written"),
      count(.cyclesAtRunTime, "type", " in cycles at run time"),
    ]
    add("has", cycles, "in", "coupling")
    addEqual()
  }

  // MARK: Sentences

  private mutating func addBehaviour() {
    let (passed, counts) = (patterns.map { $0.results.count(where: \.passed) }, patterns.map(\.results.count))
    guard !counts.contains(0) else { return }
    let each = zip(passed, counts).map { "\(grouped($0)) of \(grouped($1))" }
    let isAlike = passed == counts && counts[0] == counts[1]
    add(
      isAlike
        ? "\(listed(names)) behave alike: each passes \(each[0]) scenarios"
        : "\(names[0]) passes \(each[0]) scenarios, \(names[1]) \(each[1])", "scenarios")
  }

  /// The tests that need nothing outside the logic, and beside them what they take.
  private mutating func addTests() {
    let free = patterns.compactMap { $0.code?.mutants?.figure(for: .isolatedTests, in: example) }
    let hasRecord = free.count == patterns.count
    let doubles = hasRecord ? [count(.isolatedDoubles, "test double", " for these")] : []
    let prices = [count(.protocols, "own protocol")] + doubles
    var gain =
      "The needs of the tests are unknown: their record is older than the code ('.ci/mutants' renews it)"
    if hasRecord {
      let tests = clause(.isolatedTests)
      guard tests.differs || prices.contains(where: \.differs) else { return equal += [tests] + prices }
      let runs = free.map { "\(grouped(Int($0.value))) of \(grouped($0.evidence.count))" }
      let need = "tests of \(example.name) without widget, disk and network"
      gain =
        runs[0] == runs[1]
        ? "\(listed(names)) each run \(runs[0]) \(need)"
        : "\(names[0]) runs \(runs[0]) \(need), \(names[1]) \(runs[1])"
    }
    let cards = patterns.map(\.card.name)
    let price = words(prices).map { "; \(cards[0]) has \($0[0]), \(cards[1]) \($0[1])" }
    add(gain + (price ?? ""), "tests")
  }

  private mutating func addEqual() {
    let texts = equal.filter { $0.values != [0, 0] }.map { name, values, _, _ in
      let figures = values[0] == values[1] ? [values[0]] : values
      return "\(name) \(listed(figures.map { grouped(Int($0)) }))"
    }
    let start = all.count > 1 ? "Equal in" : "Equal in all that is compared here of"
    let rule = equal.contains { $0.values[0] != $0.values[1] } ? ", or within one or a tenth" : ""
    if !texts.isEmpty {
      add("\(start) \(example.name)\(rule): \(texts.joined(separator: "; "))", "", " --all")
    }
  }

  private mutating func add(
    _ verb: String, _ clauses: [Clause], _ preposition: String, _ command: String, _ own: String = ""
  ) {
    guard let words = words(clauses) else { return }
    add(
      "\(names[0]) \(verb) \(words[0]) \(preposition) \(example.name), \(names[1]) \(words[1])", command, own)
  }

  private mutating func add(_ text: String, _ command: String, _ own: String = "") {
    let words = ([command] + patterns.map(\.card.id)).filter { !$0.isEmpty }
    all.append((text + ".", words.joined(separator: " ") + own + option))
  }

  /// The words of the clauses that differ; nil if there are none. The others are noted as equal.
  private mutating func words(_ clauses: [Clause]) -> [String]? {
    equal += clauses.filter { !$0.differs }
    let differing = clauses.filter(\.differs)
    return differing.isEmpty
      ? nil : patterns.indices.map { place in listed(differing.map { $0.words[place] }) }
  }

  // MARK: Figures

  /// The names, a misuse marked as one.
  private var names: [String] {
    patterns.map { $0.card.name + ($0.card.misuseOf == nil ? "" : " (misuse)") }
  }

  private func clause(_ measure: Measure, isOther: Bool = false) -> Clause {
    let values = patterns.map { $0.code?.value(of: measure, in: example) ?? 0 }
    return (measure.name, values, isOther || !measure.isEqual(values[0], values[1]), [])
  }

  private func count(_ measure: Measure, _ noun: String, _ rest: String = "") -> Clause {
    var clause = clause(measure)
    let counts = clause.values.map(Int.init)
    clause.words = [
      (counts[0] == 0 ? "no \(noun)" : counted(counts[0], noun)) + rest,
      counts[1] == 0 ? "none" : grouped(counts[1]),
    ]
    return clause
  }

  private func duty(_ part: Part) -> Clause {
    let roles = codes.map { $0.roles.filter { $0.part == part } }
    return duty(part.rawValue, of: roles, part == .wiring ? .linesOfWiring : .linesPlaying(part))
  }

  /// The roles that reach network or storage, of whatever part.
  private var outside: Clause {
    let roles = codes.map { code in
      let names = [Surrounding.network, .storage].flatMap { Measure.rolesReaching($0).names?(code) ?? [] }
      return code.roles.filter { names.contains($0.name) }
    }
    return duty("network/storage", of: roles, .linesReaching, "types of ")
  }

  /// Differs also if roles of other parts have the duty.
  private func duty(_ name: String, of roles: [[Role]], _ measure: Measure, _ start: String = "") -> Clause {
    var clause = clause(measure, isOther: Set(roles[0].map(\.part)) != Set(roles[1].map(\.part)))
    let roots = measure == .linesOfWiring ? self.clause(.rootLines).values : [0, 0]
    clause.words = patterns.indices.map { place in
      let (all, root) = (Int(clause.values[place]), Int(roots[place]))
      if roles[place].isEmpty {
        return root > 0
          ? "only its composition root for \(name) (\(counted(root, "line")))" : "no role for \(name) alone"
      }
      let beside = root > 0 ? ", and \(grouped(root)) of its composition root" : ""
      return
        "\(listed(roles[place].map(\.name))) for \(name) (\(start)\(counted(all - root, "line"))\(beside))"
    }
    return clause
  }
}
