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
    switch try await runTests() {
    case .doesNotBuild(let output):
      let folders = [PackageLayout.code(of: card.module), PackageLayout.tests(of: card.module)]
      guard let error = CompilerErrors.first(in: folders, output) else {
        throw .doesNotBuild(change: mutant.change.name, reason: CompilerErrors.summary(of: output))
      }
      return MutantResult(
        mutation: mutant.mutation, place: mutant.place, compileError: error, scenarios: .compileError,
        unitTests: .compileError)
    case .ran(let record, let isTimeout):
      return MutantResult(
        mutation: mutant.mutation, place: mutant.place, scenarios: try await runScenarios(),
        unitTests: TestOutcome(record, isTimeout: isTimeout))
    }
  }

  // MARK: The pattern without a mutant

  /// Throws if the pattern fails without a mutant, as it would then seem to kill every mutant.
  private func checkUnchanged() async throws(MutantError) {
    let scenarios: TestOutcome
    let tests: TestOutcome
    do throws(BenchError) {
      progress("[no mutant yet] \(card.id), scenarios")
      scenarios = try await runScenarios()
      progress("[no mutant yet] \(card.id), unit tests")
      tests = try await unchangedTests()
    } catch {
      throw .bench(error)
    }
    try check(scenarios, of: "scenario")
    try check(tests, of: "unit test")
    if let read = unitTests?.tests.count, read != tests.count {
      throw .unreadableTests(
        pattern: card.name, reason: "\(read) were found in the index, and \(tests.count) were run.")
    }
  }

  private func unchangedTests() async throws(BenchError) -> TestOutcome {
    switch try await runTests() {
    case .doesNotBuild(let output):
      throw .doesNotBuild(change: nil, reason: CompilerErrors.summary(of: output))
    case .ran(let record, let isTimeout): return TestOutcome(record, isTimeout: isTimeout)
    }
  }

  private func check(_ outcome: TestOutcome, of kind: String) throws(MutantError) {
    if outcome.kills {
      throw .failsUnchanged(
        pattern: card.name, by: kind, first: outcome.first ?? "ended by \(outcome.ending.rawValue)")
    }
    guard outcome.count > 0 else { throw .nothingRun(pattern: card.name, kind: kind) }
  }

  // MARK: Runs

  /// Runs only the suites that every pattern has, with the same tests; others cannot be compared.
  private func runTests() async throws(BenchError) -> TestRun {
    let suites = Example.all.map { "\($0.name)Tests" }.joined(separator: "|")
    return try await bench.runTests("^\(card.module)Tests\\.(\(suites))/", timeout: timeout)
  }

  private func runScenarios() async throws(BenchError) -> TestOutcome {
    let runs = try await examples.mappedSideBySide(limit: examples.count) { example throws(BenchError) in
      try await bench.runScenarios(of: example, pattern: card.id, timeout: timeout)
    }
    return TestOutcome(runs)
  }
}
