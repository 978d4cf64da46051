import Catalog
import CodeGraph
import Edits
import Examples
import Measures
import PackageLayout
import Records

/// The run of one pattern's mutants.
struct PatternMutantRun: Sendable {
  let card: Card
  /// The examples that the pattern has.
  let examples: [Example]
  let mutants: [AppliedMutant]
  /// The tests that were found in the compiler's index; nil if they were not read.
  let unitTests: UnitTests?
  let bench: PatternBench
  let tests: UnitTestRun
  /// In seconds, as in ``MutantRunner``.
  let timeout: Double
  let progress: @Sendable (String) -> Void

  /// Runs the mutants one after the other; cancelled, it returns those that have been run.
  func results() async throws(MutantError) -> [MutantResult] {
    do throws(BenchError) {
      progress("Building a copy of \(card.name), which takes a minute the first time")
      try await bench.apply(nil)
      try await bench.build()
    } catch {
      throw .bench(error)
    }
    try await checkUnchanged()
    var results: [MutantResult] = []
    for (number, mutant) in mutants.enumerated() where !Task.isCancelled {
      progress("[mutant \(number + 1) of \(mutants.count)] \(card.id), \(mutant.mutation.rawValue)")
      do throws(BenchError) {
        results.append(try await result(of: mutant))
      } catch {
        throw .bench(error)
      }
    }
    return results
  }

  private func result(of mutant: AppliedMutant) async throws(BenchError) -> MutantResult {
    try await bench.apply(mutant.change)
    switch try await tests.result() {
    case .doesNotBuild(let output):
      let folders = [PackageLayout.code(of: card.module), PackageLayout.tests(of: card.module)]
      guard let error = CompilerErrors.first(in: folders, output) else {
        throw .doesNotBuild(change: mutant.change.name, reason: CompilerErrors.summary(of: output))
      }
      return MutantResult(
        mutation: mutant.mutation, place: mutant.place, compileError: error, scenarios: .compileError,
        logicTests: .compileError, partTests: .compileError)
    case .ran(let logic, let parts):
      return MutantResult(
        mutation: mutant.mutation, place: mutant.place, scenarios: try await runScenarios(),
        logicTests: logic, partTests: parts)
    }
  }

  // MARK: The pattern without a mutant

  /// Throws if the pattern fails without a mutant, as it would then seem to kill every mutant.
  private func checkUnchanged() async throws(MutantError) {
    let scenarios: TestOutcome
    let logic: TestOutcome
    let parts: TestOutcome
    do throws(BenchError) {
      progress("[no mutant yet] \(card.id), scenarios")
      scenarios = try await runScenarios()
      progress("[no mutant yet] \(card.id), unit tests")
      switch try await tests.result() {
      case .doesNotBuild(let output):
        throw BenchError.doesNotBuild(change: nil, reason: CompilerErrors.summary(of: output))
      case .ran(let ofLogic, let ofParts): (logic, parts) = (ofLogic, ofParts)
      }
    } catch {
      throw .bench(error)
    }
    try check(scenarios, of: "scenario")
    try check(logic, of: "unit test")
    try checkPasses(parts, of: "unit test")
    if let read = unitTests?.tests.count, read != logic.count + parts.count {
      let run = logic.count + parts.count
      throw .unreadableTests(
        pattern: card.name, reason: "\(read) were found in the index, and \(run) were run.")
    }
  }

  private func check(_ outcome: TestOutcome, of kind: String) throws(MutantError) {
    try checkPasses(outcome, of: kind)
    guard outcome.count > 0 else { throw .nothingRun(pattern: card.name, kind: kind) }
  }

  private func checkPasses(_ outcome: TestOutcome, of kind: String) throws(MutantError) {
    guard outcome.kills else { return }
    throw .failsUnchanged(
      pattern: card.name, by: kind, first: outcome.first ?? "ended by \(outcome.ending.rawValue)")
  }

  // MARK: Runs

  private func runScenarios() async throws(BenchError) -> TestOutcome {
    let runs = try await examples.mappedSideBySide(limit: examples.count) { example throws(BenchError) in
      try await bench.runScenarios(of: example, pattern: card.id, timeout: timeout)
    }
    return TestOutcome(runs)
  }
}
