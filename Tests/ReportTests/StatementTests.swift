import Comparison
import Report
import Testing

@testable import Catalog

/// What is said of a verdict names the examples that it rests on, and no other.
@Suite struct StatementTests {
  @Test(arguments: [
    (Claim.Evidence.measured(.more(.types)), "✔ supported    holds in Greeting and Login"),
    (.measured(.more(.types), in: .login), "✔ supported    holds in Login"),
    (.measured(.more(.growth(of: .lines)), in: .growth), "✔ supported    holds"),
    (
      .measured(.none(.references(from: .view, to: .logic, .concrete))),
      "◐ mixed        holds in Login, not in Greeting"
    ),
    (.measured(.fewer(.types)), "✘ contradicted does not hold in either"),
    (.measured(.fewer(.types), in: .login), "✘ contradicted does not hold in Login"),
    (.measured(.fewer(.growth(of: .lines)), in: .growth), "✘ contradicted does not hold"),
  ]) func `A verdict says where a claim holds and where it does not`(
    evidence: Claim.Evidence, statement: String
  ) throws {
    // What none of a pattern's own figure is claimed of stands alone.
    let others = statement.contains("not in") ? [] : ["four"]
    let claim = Claim(
      id: "three.made-up", evidence: evidence, side: .difference, against: others, text: "Is so.",
      source: MadeUp.book)
    let codebase = Codebase(graph: MadeUp.graph, cards: [MadeUp.three, MadeUp.four])
    let finding = Judge(of: codebase).finding(for: claim, of: MadeUp.three)
    let lines = TextReport(style: MadeUp.style(80)).text(explaining: finding).split(separator: "\n")
    #expect(lines.contains(Substring(statement)))
  }
}
