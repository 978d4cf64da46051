import Catalog
import CodeGraph
import Examples
import Measures

/// Builds and runs code with mutants.
public protocol MutantBench: Sendable {
  /// Whether there is a previous build; the first one takes minutes.
  var holdsBuild: Bool { get }

  func has(_ example: Example, in card: Card) -> Bool

  /// The place of a mutant; throws unless the text that it replaces occurs exactly once.
  func place(of mutant: Mutant, in card: Card) throws(MutantError) -> Place

  /// Puts mutants into the code, at most one per pattern, and removes the previous ones.
  func apply(_ mutants: [(card: Card, mutant: Mutant)]) throws(MutantError)

  /// Builds the programs and the tests.
  ///
  /// Returns the first compile error of each pattern with a mutant that does not compile; the build must then be repeated
  /// without these mutants. Any other failure is thrown.
  func build(with mutation: Mutation?, in cards: [Card]) async throws(MutantError) -> [Card.ID: String]

  /// Runs the scenarios on a pattern.
  func runScenarios(of card: Card) async throws(MutantError) -> TestOutcome

  /// Runs a pattern's own unit tests.
  func runUnitTests(of card: Card) async throws(MutantError) -> TestOutcome

  /// Reads the unit tests of patterns from the compiler's index, by the patterns' ids.
  func unitTests(of cards: [Card]) async throws(MutantError) -> [Card.ID: UnitTests]

  /// The fingerprint of a pattern's code, unit tests and mutants.
  func fingerprint(of card: Card) -> String
}
