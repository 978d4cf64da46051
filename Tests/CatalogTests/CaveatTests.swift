import Catalog
import Comparison
import Foundation
import Testing

/// What a caveat says of the code is shown by a test of the pattern's own.
@Suite struct CaveatTests {
  @Test(arguments: Registry.cards) func `Every test that a caveat names is one of the pattern's`(card: Card)
    throws
  {
    let folder = SourceTree.package.appending(path: "Tests/\(card.module)Tests")
    let tests = Self.tests(in: try SourceTree.texts(in: folder).values.sorted())
    #expect(tests.count > 20)
    #expect(Self.missingTests(of: card, among: tests) == [])
  }

  @Test func `A test that is not there is caught`() {
    let tests = Self.tests(in: [
      """
      @Test func `it shows`() {}
      @Test func plain() async throws {}
      @Test(arguments: [(1, "a"), (2, "b")])
      func `it is so`(number: Int, text: String) {}
      private func `it helps`() {}
      @Test func `it is said twice`() {}
      """
    ])
    #expect(tests == ["it shows", "plain", "it is so", "it is said twice"])
    for name in tests { #expect(Self.missingTests(of: card(.code(test: name)), among: tests) == []) }
    #expect(Self.missingTests(of: card(.text), among: []) == [])
    for name in ["it helps", "it show", "It shows", ""] {
      #expect(Self.missingTests(of: card(.code(test: name)), among: tests) == ["caveat 1: no test '\(name)'"])
    }
  }

  /// The names of the test functions in Swift files.
  private static func tests(in texts: [String]) -> Set<String> {
    let declaration = /@Test\b[^`{}]*?\bfunc (?:`([^`]+)`|(\w+))/
    return Set(texts.flatMap { $0.matches(of: declaration) }.map { String($0.output.1 ?? $0.output.2 ?? "") })
  }

  private static func missingTests(of card: Card, among tests: Set<String>) -> [String] {
    card.caveats.compactMap { caveat in
      guard case .code(let test) = caveat.subject, !tests.contains(test) else { return nil }
      return "caveat \(caveat.number): no test '\(test)'"
    }
  }

  private func card(_ subject: Caveat.Subject) -> Card {
    let sound = sample()
    return Card(
      id: sound.id, name: sound.name, module: sound.module, summary: sound.summary, roles: sound.roles,
      arrows: sound.arrows, terms: sound.terms, workflow: sound.workflow, claims: sound.claims,
      caveats: [Caveat(number: 1, about: subject, text: "Mind this.")], advice: sound.advice,
      sources: sound.sources)
  }
}
