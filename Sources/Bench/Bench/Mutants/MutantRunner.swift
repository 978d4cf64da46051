import Catalog
import CodeGraph
import Edits
import Examples
import Foundation
import Measures
import PackageLayout
import Records

/// Runs the scenarios and the unit tests against the patterns' mutants.
package struct MutantRunner: Sendable {
  private let workbench: Workbench
  private let processors: Int
  private let timeout: Double
  private let read: @Sendable ([SourceTarget]) async throws(CodeGraphError) -> CodeReading
  private let progress: @Sendable (String) -> Void

  /// Creates a runner that builds on a workbench; `read` reads the graph of modules of the package.
  ///
  /// The timeout, in seconds, is that for building a mutant and running its tests, and for an example's scenarios. Without
  /// mutants each takes a few seconds.
  package init(
    on workbench: Workbench, processors: Int = ProcessInfo.processInfo.activeProcessorCount,
    timeout: Double = 300, progress: @escaping @Sendable (String) -> Void = { _ in },
    read: @escaping @Sendable ([SourceTarget]) async throws(CodeGraphError) -> CodeReading
  ) {
    self.workbench = workbench
    self.processors = processors
    self.timeout = timeout
    self.progress = progress
    self.read = read
  }

  /// Runs the patterns' mutants, at most as many side by side as there are processors.
  ///
  /// Each pattern has a copy in which its mutants are built one after the other, and several if there are at least twice as
  /// many processors as patterns.
  package func run(
    _ cards: [Card], _ mutations: [Mutation] = Mutation.allCases
  ) async throws(MutantError) -> MutantFindings {
    // Reported before the builds, which take minutes: a mutant that does not apply, and a copy that is in use.
    let copies = max(1, min(mutations.count, processors / max(1, cards.count)))
    var plans: [MutantPlan] = []
    for card in cards { plans.append(try await plan(mutations, of: card, copies: copies)) }
    // What unit tests need is kept only in the record, which takes all mutations.
    let unitTests = mutations == Mutation.allCases ? try await unitTests(of: cards) : [:]
    let runs = plans.flatMap { plan in
      plan.benches.enumerated().map { number, bench in
        // swift-format-ignore
        PatternMutantRun(
          card: plan.card, examples: workbench.examples(of: plan.card), mutants: plan.mutants(forBench: number),
          unitTests: unitTests[plan.card.id], bench: bench,
          tests: UnitTestRun(of: plan.card, on: bench, in: workbench.package, timeout: timeout),
          timeout: timeout, progress: progress)
      }
    }
    let parts = try await runs.mappedSideBySide(limit: processors) { run throws(MutantError) in
      MutantPart(pattern: run.card.id, results: try await run.results())
    }
    // Otherwise the results would mix two versions of the code.
    for plan in plans where CodeFingerprint(of: plan.card, in: workbench.package).text != plan.fingerprint {
      throw .changedMeanwhile(pattern: plan.card.name)
    }
    return MutantFindings(
      patterns: plans.map { plan in
        PatternMutants(
          pattern: plan.card.id, fingerprint: plan.fingerprint, results: plan.inOrder(parts),
          unitTests: unitTests[plan.card.id])
      })
  }

  private func plan(
    _ mutations: [Mutation], of card: Card, copies: Int
  ) async throws(MutantError) -> MutantPlan {
    MutantPlan(
      card: card, fingerprint: CodeFingerprint(of: card, in: workbench.package).text,
      mutants: try await mutants(mutations, of: card), benches: try benches(of: card, count: copies))
  }

  /// The mutants of a pattern in the order of the mutations; throws unless there is one of each and it applies.
  private func mutants(
    _ mutations: [Mutation], of card: Card
  ) async throws(MutantError) -> [AppliedMutant] {
    let examples = workbench.examples(of: card)
    var found: [AppliedMutant] = []
    for mutation in mutations where examples.contains(mutation.example) && mutation.isPossible(in: card) {
      guard let mutant = try await self.mutant(mutation, of: card) else {
        throw .noMutant(pattern: card.name, module: card.module, mutation: mutation)
      }
      found.append(mutant)
    }
    return found
  }

  private func mutant(_ mutation: Mutation, of card: Card) async throws(MutantError) -> AppliedMutant? {
    guard let mutant = card.mutants.first(where: { $0.mutation == mutation }) else { return nil }
    do throws(ChangeError) {
      return try await AppliedMutant(mutant, of: card, in: workbench.package)
    } catch {
      throw .bench(.change(error))
    }
  }

  private func benches(of card: Card, count: Int) throws(MutantError) -> [PatternBench] {
    var benches: [PatternBench] = []
    do throws(BenchError) {
      for number in 1...count {
        benches.append(try workbench.bench(of: card.module, number: number == 1 ? nil : number))
      }
    } catch {
      throw .bench(error)
    }
    return benches
  }

  /// Reads the unit tests of patterns from the compiler's index, by the patterns' ids.
  private func unitTests(of cards: [Card]) async throws(MutantError) -> [Card.ID: UnitTests] {
    let reading: CodeReading
    do {
      reading = try await read(UnitTests.targets(for: cards))
    } catch {
      throw .unreadableTests(pattern: cards.map(\.name).joined(separator: ", "), reason: error.description)
    }
    var found: [Card.ID: UnitTests] = [:]
    for card in cards {
      let module = "\(card.module)Tests"
      do throws(MeasureError) {
        if let failure = reading.failures[module] { throw .graph(failure) }
        found[card.id] = try UnitTests(
          of: module, in: UnitTestFolder.all(of: card.module), testing: card.module, in: reading.graph)
      } catch {
        throw .unreadableTests(pattern: card.name, reason: error.description)
      }
    }
    return found
  }
}
