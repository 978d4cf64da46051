import Catalog
import Verdicts
import Measures

/// The JSON of one pattern's findings.
package struct PatternJSON: Codable {
  struct Term: Codable {
    let word, source: String
    let sourceAddress: String?
    let here: [String]
    let caveat: Int?
  }

  struct Caveat: Codable {
    let number: Int
    let text: String
    let test: String?
  }

  let id, name: String
  /// The reason why the code could not be measured, and the lines to change.
  let fault: String?
  let remedy: [String]?
  // Values that a topic omits have no key.
  var summary: String?
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
    let (card, isAll) = (findings.card, topic == .everything)
    (id, name) = (card.id, card.name)
    let fault = all.fault(of: card.id)
    (self.fault, remedy) = (fault?.reason.description, fault?.remedy)
    if topic == .list { (summary, commands) = (card.summary, findings.commands) }
    if isAll {
      roles = card.roles
      terms = card.terms.map {
        Term(
          word: $0.word, source: $0.source.reference, sourceAddress: $0.source.address, here: $0.here,
          caveat: $0.caveat)
      }
      caveats = card.caveats.map { Caveat(number: $0.number, text: $0.text, test: $0.test) }
    }
    if isAll || topic == .scenarios { scenarios = findings.results.map { ScenarioJSON($0) } }
    if isAll || topic == .claims { claims = findings.claims.map { ClaimJSON($0) } }
    if [.everything, .coupling, .rules].contains(topic) {
      breaches = all.breaches.filter { $0.pattern.id == card.id }.map { BreachJSON($0) }
    }
    if isAll || topic == .coupling, let entry = findings.code {
      coupling = [:]
      for example in all.examples {
        coupling?[example.id] = entry.code[example].map { CouplingJSON($0, of: entry, in: example) }
      }
    }
  }
  /// The same without scenarios, terms, caveats and references, for a document that lists them itself.
  package var withoutLists: PatternJSON {
    var pattern = self
    (pattern.scenarios, pattern.terms, pattern.caveats) = (nil, nil, nil)
    pattern.coupling = coupling?.mapValues { coupling in
      var coupling = coupling
      coupling.edges = nil
      return coupling
    }
    return pattern
  }
}
