import Catalog
import Measures
import Verdicts

/// The JSON of one pattern's findings.
struct PatternJSON: Encodable {
  struct Term: Encodable {
    let word: String
    let source: String
    let sourceAddress: String?
    let here: [String]
    let caveat: Int?

    init(_ term: Catalog.Term) {
      word = term.word
      source = term.source.reference
      sourceAddress = term.source.address
      here = term.here
      caveat = term.caveat
    }
  }

  struct Caveat: Encodable {
    let number: Int
    let text: String
    let test: String?

    init(_ caveat: Catalog.Caveat) {
      number = caveat.number
      text = caveat.text
      test = caveat.test
    }
  }

  let id: String
  let name: String
  /// The reason why the code could not be measured, and the lines to change.
  let fault: String?
  let remedy: [String]?
  // Values that a topic omits have no key.
  var summary: String?
  /// The figures of the first screen.
  var firstScreen: SummaryFigures?
  var commands: [String]?
  var roles: [Role]?
  var terms: [Term]?
  var scenarios: [ScenarioJSON]?
  var coupling: [String: CouplingJSON]?
  var claims: [ClaimJSON]?
  var caveats: [Caveat]?
  /// The broken rules of the card and of its sources.
  var breaches: [BreachJSON]?

  init(_ findings: PatternFindings, of all: Findings, about topic: Topic) {
    let card = findings.card
    let found = all.fault(of: card.id)
    id = card.id
    name = card.name
    fault = found?.reason.description
    remedy = found?.remedy
    if topic == .list {
      summary = card.summary
      commands = findings.commands
    }
    if topic == .everything, findings.code != nil,
      let example = all.largestShared
    {
      firstScreen = SummaryFigures(of: findings, in: example, kept: all.kept)
    }
    if topic == .everything {
      roles = card.roles
      terms = card.terms.map(Term.init)
      caveats = card.caveats.map(Caveat.init)
    }
    if [.everything, .scenarios].contains(topic) {
      scenarios = findings.results.map(ScenarioJSON.init)
    }
    if [.everything, .claims].contains(topic) {
      claims = findings.claims.map(ClaimJSON.init)
    }
    if [.everything, .coupling].contains(topic) {
      coupling = Self.coupling(of: findings, in: all)
    }
    if [.everything, .coupling, .rules].contains(topic) {
      let own = all.breaches.filter { $0.pattern.id == card.id }
      breaches = own.map(BreachJSON.init)
    }
  }

  /// The code of each example; nil if none was measured.
  private static func coupling(
    of findings: PatternFindings,
    in all: Findings
  ) -> [String: CouplingJSON]? {
    guard let entry = findings.code else { return nil }
    return all.examples.reduce(into: [:]) { coupling, example in
      coupling[example.id] = entry.code[example].map {
        CouplingJSON($0, of: entry, in: example)
      }
    }
  }
}
