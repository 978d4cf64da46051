import Catalog
import Examples
import Measures
import Records

/// The unit tests of one pattern for an example.
public struct PatternTests: Sendable, Encodable {
  /// The pattern's id.
  public let pattern: Card.ID
  /// The tests through the logic, in the order of the file.
  public internal(set) var tests: [PatternTest]
  /// The tests of one part alone, suite by suite; empty for a pattern without any.
  public let partTests: [PatternTest]
  /// The pattern's card.
  public let card: Card
  /// The kept results; nil if there are none for the present code.
  public let record: PatternMutants?

  private enum CodingKeys: CodingKey { case pattern, tests }

  /// Finds the tests in a test target, each with the code that it uses.
  init(of card: Card, in example: Example, target: TestTarget, record: PatternMutants?) {
    let mutants = record?.results.filter { $0.mutation.example == example } ?? []
    func tests(_ kind: UnitTest.Kind, of suite: TestSuite, _ recorded: [UnitTest]?) -> [PatternTest] {
      suite.tests.map { test in
        PatternTest(
          test, of: suite, kind: kind,
          record: recorded?.first { $0.suite == suite.name && $0.name == test.name },
          mutants: recorded.map { _ in mutants })
      }
    }
    let logic = record?.unitTests?.logicTests(of: example)
    let parts = record?.unitTests?.partTests(of: example)
    self.tests = target.logicSuite(of: example).map { tests(.logic, of: $0, logic) } ?? []
    partTests = target.partSuites(of: example, in: card).flatMap { tests(.part, of: $0, parts) }
    (pattern, self.card) = (card.id, card)
    self.record = logic == nil ? nil : record
  }
}
