import Catalog
import Measures
import Records

/// Runs the scenarios and the unit tests against the patterns' mutants.
package struct MutantRunner: Sendable {
  private let bench: PackageBench

  /// Creates a runner that uses a bench.
  package init(on bench: PackageBench) {
    self.bench = bench
  }

  /// Runs one mutant of every pattern at a time; the patterns' code is independent of each other.
  package func run(
    _ cards: [Card], _ mutations: [Mutation] = Mutation.allCases,
    progress: @Sendable (String) -> Void = { _ in }
  ) async throws(MutantError) -> MutantFindings {
    // A mutant that cannot be applied is reported before the build, which takes minutes.
    for mutation in mutations {
      for (card, mutant) in try mutants(mutation, of: cards) { _ = try bench.place(of: mutant, in: card) }
    }
    let fingerprints = cards.map { bench.fingerprint(of: $0) }
    progress("Building a copy of the package, which takes minutes the first time")
    try bench.apply([])
    _ = try await bench.build(with: nil, in: [])
    // Findings on some of the mutants are not recorded, so they need no more.
    let unitTests = mutations == Mutation.allCases ? try await bench.unitTests(of: cards) : [:]
    for card in cards { try await checkUnchanged(card, unitTests[card.id], progress) }
    var results: [Card.ID: [MutantResult]] = [:]
    for (number, mutation) in mutations.enumerated() {
      let phase = "[mutant \(number + 1) of \(mutations.count)] \(mutation.rawValue)"
      progress("\(phase), building")
      let all = try mutants(mutation, of: cards)
      let (mutants, errors) = try await build(all, with: mutation)
      async let scenarios = outcomes(of: mutants.map(\.card)) { card throws(MutantError) in
        progress("\(phase), \(card.id), scenarios")
        return try await bench.runScenarios(of: card)
      }
      async let unitTests = outcomes(of: mutants.map(\.card)) { card throws(MutantError) in
        progress("\(phase), \(card.id), unit tests")
        return try await bench.runUnitTests(of: card)
      }
      let (scenarioOutcomes, unitTestOutcomes) = (try await scenarios.get(), try await unitTests.get())
      for (card, mutant) in all {
        let index = mutants.firstIndex { $0.card.id == card.id }
        results[card.id, default: []].append(
          MutantResult(
            mutation: mutation, place: try bench.place(of: mutant, in: card), compileError: errors[card.id],
            scenarios: index.map { scenarioOutcomes[$0] } ?? .compileError,
            unitTests: index.map { unitTestOutcomes[$0] } ?? .compileError))
      }
    }
    try bench.apply([])
    // Otherwise the results would mix two versions of the code.
    for (card, fingerprint) in zip(cards, fingerprints) where bench.fingerprint(of: card) != fingerprint {
      throw .changedMeanwhile(pattern: card.name)
    }
    return MutantFindings(
      patterns: zip(cards, fingerprints).map { card, fingerprint in
        PatternMutants(
          pattern: card.id, fingerprint: fingerprint, results: results[card.id] ?? [],
          unitTests: unitTests[card.id])
      })
  }

  /// Builds the mutants; those that do not compile are left out, so that the others can be run.
  private func build(
    _ mutants: [(card: Card, mutant: Mutant)], with mutation: Mutation
  ) async throws(MutantError) -> (built: [(card: Card, mutant: Mutant)], errors: [Card.ID: String]) {
    var (left, errors) = (mutants, [Card.ID: String]())
    while true {
      try bench.apply(left)
      let found = try await bench.build(with: mutation, in: left.map(\.card))
      if found.isEmpty { return (left, errors) }
      errors.merge(found) { first, _ in first }
      left.removeAll { found[$0.card.id] != nil }
    }
  }

  private func mutants(
    _ mutation: Mutation, of cards: [Card]
  ) throws(MutantError) -> [(card: Card, mutant: Mutant)] {
    var found: [(card: Card, mutant: Mutant)] = []
    for card in cards where bench.has(mutation.example, in: card) && mutation.isPossible(in: card) {
      guard let mutant = card.mutants.first(where: { $0.mutation == mutation }) else {
        throw .noMutant(pattern: card.name, mutation: mutation)
      }
      found.append((card, mutant))
    }
    return found
  }

  /// Throws if a pattern fails without a mutant, as it would then seem to kill every mutant.
  private func checkUnchanged(
    _ card: Card, _ unitTests: UnitTests?, _ progress: @Sendable (String) -> Void
  ) async throws(MutantError) {
    for kind in ["scenario", "unit test"] {
      progress("[no mutant yet] \(card.id), \(kind)s")
      let outcome =
        kind == "scenario"
        ? try await bench.runScenarios(of: card) : try await bench.runUnitTests(of: card)
      if outcome.kills {
        throw .failsUnchanged(
          pattern: card.name, by: kind, first: outcome.first ?? "ended by \(outcome.ending.rawValue)")
      }
      guard outcome.count > 0 else {
        throw .noResult(of: "\(kind)s of \(card.name)", reason: "none was run")
      }
      if kind == "unit test", let read = unitTests?.tests.count, read != outcome.count {
        throw .unreadableTests(
          pattern: card.name, reason: "\(read) were found in the index, and \(outcome.count) were run.")
      }
    }
  }

  private func outcomes(
    of cards: [Card], by run: @Sendable (Card) async throws(MutantError) -> TestOutcome
  ) async -> Result<[TestOutcome], MutantError> {
    var outcomes: [TestOutcome] = []
    do throws(MutantError) {
      for card in cards { outcomes.append(try await run(card)) }
      return .success(outcomes)
    } catch {
      return .failure(error)
    }
  }
}
