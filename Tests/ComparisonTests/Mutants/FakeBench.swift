import Catalog
import CodeGraph
import Comparison
import Examples
import Measures
import Synchronization

/// A fake bench with given outcomes of scenarios and tests.
final class FakeBench: MutantBench {
  typealias Judge = @Sendable (Card, Mutation?) throws(MutantError) -> TestOutcome

  /// The calls, in order.
  private let record = Mutex<[String]>([])
  private let applied = Mutex<[Mutation]>([])
  private let scenarios: Judge
  private let unitTests: Judge
  private let isRestless: Bool
  /// The ids of patterns whose mutants do not compile; each build finds the first only.
  private let broken: [Card.ID]
  private let suites: [Card.ID: UnitTests]
  let holdsBuild: Bool

  init(
    scenarios: @escaping Judge = FakeBench.good, unitTests: @escaping Judge = FakeBench.good,
    isRestless: Bool = false, broken: [Card.ID] = [], suites: [Card.ID: UnitTests] = [:],
    holdsBuild: Bool = true
  ) {
    self.suites = suites
    self.broken = broken
    self.holdsBuild = holdsBuild
    self.isRestless = isRestless
    self.scenarios = scenarios
    self.unitTests = unitTests
  }

  var actions: [String] { record.withLock { $0 } }

  /// Passes without a mutant, fails with any.
  static let good: Judge = { card, mutation in
    TestOutcome(count: 5, failed: mutation.map { ["\(card.id) \($0.rawValue) seen"] } ?? [])
  }

  func has(_ example: Example, in card: Card) -> Bool {
    !(card.id == "without-login" && example == .login)
  }

  func place(of mutant: Mutant, in card: Card) throws(MutantError) -> Place {
    guard mutant.edits.first?.original != "gone" else {
      throw .doesNotApply(pattern: card.name, mutation: mutant.mutation, file: "A.swift", places: 0)
    }
    return Place(file: "\(card.module)/A.swift", line: 7)
  }

  func apply(_ mutants: [(card: Card, mutant: Mutant)]) throws(MutantError) {
    note("apply \(mutants.map { "\($0.card.id) \($0.mutant.mutation.rawValue)" })")
    applied.withLock { $0 = mutants.map(\.mutant.mutation) }
  }

  func build(with mutation: Mutation?, in cards: [Card]) async throws(MutantError) -> [Card.ID: String] {
    note("build \(mutation?.rawValue ?? "")")
    let first = cards.first { broken.contains($0.id) }
    return first.map { [$0.id: "no '\($0.name)'"] } ?? [:]
  }

  func runScenarios(of card: Card) async throws(MutantError) -> TestOutcome {
    try scenarios(card, applied.withLock { $0.first })
  }

  func runUnitTests(of card: Card) async throws(MutantError) -> TestOutcome {
    try unitTests(card, applied.withLock { $0.first })
  }

  func unitTests(of cards: [Card]) -> [Card.ID: UnitTests] {
    note("read unit tests")
    return suites
  }

  func fingerprint(of card: Card) -> String {
    isRestless && actions.contains("build cancel-ignored") ? "another" : "of \(card.id)"
  }

  private func note(_ action: String) { record.withLock { $0.append(action) } }
}
