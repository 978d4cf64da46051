import Catalog
import CodeGraph

/// Where mutants are put into code, built and run.
public protocol MutantBench: Sendable {
  /// Whether something was built before; else the first build takes long.
  var holdsBuild: Bool { get }

  /// Where a mutant changes the code; an error if what it replaces does not stand there once.
  func place(of mutant: Mutant, in card: Card) throws(MutantError) -> Place

  /// Puts mutants into the code, one of a pattern at most, and takes out those of before.
  func apply(_ mutants: [(card: Card, mutant: Mutant)]) throws(MutantError)

  /// Builds the programs and the tests; an error names the mutation.
  func build(with mutation: Mutation?) async throws(MutantError)

  /// Runs a pattern through the scenarios.
  func runScenarios(of card: Card) async throws(MutantError) -> TestOutcome

  /// Runs a pattern's own unit tests.
  func runUnitTests(of card: Card) async throws(MutantError) -> TestOutcome

  /// What changes when a pattern's code, its unit tests or its mutants do.
  func fingerprint(of card: Card) -> String
}
