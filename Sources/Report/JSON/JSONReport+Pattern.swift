import Catalog
import Comparison
import Examples
import Scenarios

extension JSONReport {
  /// One pattern with what a topic asks of it.
  struct Pattern: Encodable {
    let id: String
    let name: String
    let summary: String?
    let commands: [String]?
    let roles: [Role]?
    let terms: [Term]?
    let scenarios: [Scenario]?
    /// What is wrong if the code should have been measured and could not be.
    let fault: String?
    let screens: [Screen]?
    let coupling: [String: Coupling]?
    let claims: [Claim]?
    let caveats: [Caveat]?

    init(_ findings: PatternFindings, of all: Findings, _ topic: Topic) {
      let examples = all.examples
      let isWhole = topic == .everything
      let card = findings.card
      id = card.id
      name = card.name
      summary = topic == .list ? card.summary : nil
      commands = topic == .list ? findings.commands : nil
      roles = isWhole ? card.roles.map(Role.init) : nil
      terms = isWhole ? card.terms.map(Term.init) : nil
      scenarios = isWhole || topic == .scenarios ? findings.results.map(Scenario.init) : nil
      fault = all.fault(of: card.id)
      screens =
        isWhole || topic == .coupling ? findings.code.map { $0.screens(in: examples).map(Screen.init) } : nil
      coupling =
        isWhole || topic == .coupling ? findings.code.map { Self.coupling(of: $0, in: examples) } : nil
      claims = isWhole || topic == .claims ? findings.claims.map(Claim.init) : nil
      caveats = isWhole ? card.caveats.map(Caveat.init) : nil
    }

    private static func coupling(
      of entry: Codebase.PatternEntry, in examples: [Example]
    ) -> [String: Coupling] {
      Dictionary(
        uniqueKeysWithValues: examples.compactMap { example in
          entry.code[example].map { (example.rawValue, Coupling($0, of: entry, in: example)) }
        })
    }
  }

  /// How many types serve a screen; of those that serve several it has no name.
  struct Screen: Encodable {
    let screen: String?
    let concrete: Int
    let protocols: Int

    init(_ count: ScreenCount) {
      (screen, concrete, protocols) = (count.screen, count.concrete, count.protocols)
    }
  }

  /// A role of a card.
  struct Role: Encodable {
    let name: String
    let duty: String
    let part: String
    let types: [String]

    init(_ role: Catalog.Role) {
      (name, duty, part, types) = (role.name, role.duty, role.part.rawValue, role.types)
    }
  }

  /// A word of a source.
  struct Term: Encodable {
    let word: String
    let source: String
    /// Empty if nothing stands for the word.
    let here: [String]
    let caveat: Int?

    init(_ term: Catalog.Term) {
      (word, source, here, caveat) = (term.word, term.source.reference, term.here, term.caveat)
    }
  }

  /// A caveat of a card.
  struct Caveat: Encodable {
    let number: Int
    let text: String
    /// The name of the test that shows it; nil if it says nothing of the code.
    let test: String?

    init(_ caveat: Catalog.Caveat) {
      (number, text, test) = (caveat.number, caveat.text, caveat.test)
    }
  }
}
