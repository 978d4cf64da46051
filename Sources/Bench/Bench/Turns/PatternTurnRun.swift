import Catalog
import CodeGraph
import Edits
import Examples
import Foundation
import Measures
import PackageLayout
import Records
import Verdicts

/// The run of one pattern's fixtures in its copy, one after the other.
struct PatternTurnRun: Sendable {
  let card: Card
  let fixtures: [TurnFixture]
  /// The fingerprints at the start of the run, by the fixtures' names.
  let fingerprints: [String: String]
  let package: URL
  /// The folder of the copy.
  let copy: URL
  let bench: PatternBench
  /// In seconds, as in ``TurnRunner``.
  let timeout: Double
  let read: TurnRunner.Read
  let progress: @Sendable (String) -> Void

  /// The results; cancelled, those of the fixtures that have been run.
  func results() async throws(TurnError) -> [TurnResult] {
    var results: [TurnResult] = []
    for (number, fixture) in fixtures.enumerated() where !Task.isCancelled {
      progress("[\(number + 1)/\(fixtures.count)] \(card.id): \(fixture.name)")
      results.append(try await result(of: fixture))
    }
    return results
  }

  private func result(of fixture: TurnFixture) async throws(TurnError) -> TurnResult {
    let scenarios = try await scenarios(of: fixture)
    guard scenarios.count > 0 || scenarios.kills else {
      throw .nothingRun(fixture: fixture.name, example: fixture.example.name)
    }
    let mistakes = fixture.needsUnitTests ? try await mistakes(of: fixture) : nil
    // Tests of what a fixture for mistakes changes may expect the mistake to be noticed as before.
    let judgesUnitTests = fixture.needsUnitTests && fixture.mutations.isEmpty
    let unitTests = judgesUnitTests ? try await unitTests(of: fixture) : nil
    // The mistakes are edits of the copy; what is measured is the program without them.
    if !fixture.mutations.isEmpty { try await apply([fixture.change(in: package)]) }
    let codebase = try await codebase(of: fixture, mistakes)
    return TurnResult(
      name: fixture.name, fingerprint: fingerprints[fixture.name] ?? "", scenarios: scenarios,
      unitTests: unitTests, breaches: breaches(of: fixture, in: codebase),
      figures: try figures(of: fixture, in: codebase))
  }

  // MARK: What is run

  private func scenarios(of fixture: TurnFixture) async throws(TurnError) -> TestOutcome {
    let change = fixture.change(in: package)
    try await apply([change])
    do throws(BenchError) {
      try await bench.buildProgram(with: change)
      let run = try await bench.runScenarios(of: fixture.example, pattern: card.id, timeout: timeout)
      return TestOutcome([run], keepsNames: true)
    } catch {
      throw .bench(error)
    }
  }

  /// The outcome of the unit tests of both kinds: that of the kind that fails, if one does.
  private func unitTests(of fixture: TurnFixture) async throws(TurnError) -> TestOutcome {
    let change = fixture.change(in: package)
    try await apply([change])
    switch try await run(UnitTestRun(of: card, on: bench, in: package, timeout: timeout)) {
    case .doesNotBuild(let output):
      throw .bench(.doesNotBuild(change: change.name, reason: CompilerErrors.summary(of: output)))
    case .ran(let logic, let parts): return parts.kills ? parts : logic
    }
  }

  /// The unit tests of the program, with the recorded results of the pattern's mistakes and the new ones of those that the
  /// fixture runs.
  private func mistakes(of fixture: TurnFixture) async throws(TurnError) -> PatternMutants {
    let unitTests = try await testsRead(of: fixture)
    let recorded: PatternMutants
    do throws(RecordError) {
      recorded = try MistakeRecord.read(of: card, in: package)
    } catch {
      throw .record(error)
    }
    var results = recorded.results
    for mutation in fixture.mutations {
      let result = try await result(of: mutation, in: fixture)
      results = results.map { $0.mutation == mutation ? result : $0 }
    }
    return PatternMutants(
      pattern: card.id, fingerprint: recorded.fingerprint, results: results, unitTests: unitTests)
  }

  private func result(
    of mutation: Mutation, in fixture: TurnFixture
  ) async throws(TurnError) -> MutantResult {
    guard let mutant = card.mutants.first(where: { $0.mutation == mutation }) else {
      throw .noMutant(fixture: fixture.name, mutation: mutation.rawValue)
    }
    let change = fixture.change(in: package)
    try await apply([change, mutant.change(of: card)])
    let place = Place(file: mutant.edits(of: card).first?.file ?? card.file, line: 1)
    switch try await run(UnitTestRun(of: card, on: bench, in: package, timeout: timeout)) {
    case .doesNotBuild(let output):
      return MutantResult(
        mutation: mutation, place: place, compileError: CompilerErrors.summary(of: output),
        scenarios: .compileError, logicTests: .compileError, partTests: .compileError)
    case .ran(let logic, let parts):
      do throws(BenchError) {
        let run = try await bench.runScenarios(of: fixture.example, pattern: card.id, timeout: timeout)
        return MutantResult(
          mutation: mutation, place: place, scenarios: TestOutcome([run]), logicTests: logic,
          partTests: parts)
      } catch {
        throw .bench(error)
      }
    }
  }

  private func apply(_ changes: [Change]) async throws(TurnError) {
    do throws(BenchError) {
      try await bench.apply(changes)
    } catch {
      throw .bench(error)
    }
  }

  private func run(_ tests: UnitTestRun) async throws(TurnError) -> UnitTestRun.Result {
    do throws(BenchError) {
      return try await tests.result()
    } catch {
      throw .bench(error)
    }
  }

  // MARK: What is measured

  private func reading(
    of targets: [SourceTarget], module: String, for fixture: TurnFixture
  ) async throws(TurnError) -> CodeReading {
    do throws(CodeGraphError) {
      let reading = try await read(copy, targets)
      if let failure = reading.failures[module] { throw failure }
      return reading
    } catch {
      throw .unreadable(fixture: fixture.name, reason: error.description)
    }
  }

  private func testsRead(of fixture: TurnFixture) async throws(TurnError) -> UnitTests {
    let module = "\(card.module)Tests"
    let reading = try await reading(
      of: UnitTests.targets(for: [fixture.programCard]), module: module, for: fixture)
    do throws(MeasureError) {
      return try UnitTests(
        of: module, in: UnitTestFolder.all(of: card.module), testing: card.module, in: reading.graph)
    } catch {
      throw .unmeasurable(fixture: fixture.name, reason: error)
    }
  }

  private func codebase(
    of fixture: TurnFixture, _ mistakes: PatternMutants?
  ) async throws(TurnError) -> Codebase {
    let program = fixture.programCard
    let reading = try await reading(
      of: Codebase.targets(for: [program]), module: card.module, for: fixture)
    let codebase = Codebase(
      graph: reading.graph, cards: [program], mutants: mistakes.map { [$0] } ?? []
    ) { path in try? String(contentsOf: copy.appending(path: path), encoding: .utf8) }
    if let fault = codebase.faults.first { throw .unmeasurable(fixture: fixture.name, reason: fault.reason) }
    return codebase
  }

  /// The forbidden references, and the rules that the program breaks.
  private func breaches(of fixture: TurnFixture, in codebase: Codebase) -> [String] {
    let program = fixture.programCard
    let judge = Judge(of: codebase)
    let broken = program.claims.filter { $0.kind == .rule }
      .filter { judge.finding(for: $0, of: program).ruleState == .broken }
    return codebase.breaches.map(\.description) + broken.map { "\($0.id): \($0.text)" }
  }

  private func figures(
    of fixture: TurnFixture, in codebase: Codebase
  ) throws(TurnError) -> [TurnResult.Figure] {
    var figures: [TurnResult.Figure] = []
    do throws(MeasureError) {
      for effect in fixture.effects {
        let figure = try codebase.figure(for: effect.measure, of: card, in: fixture.example)
        figures.append(TurnResult.Figure(measure: effect.measure.name, value: figure.value))
      }
    } catch {
      throw .unmeasurable(fixture: fixture.name, reason: error)
    }
    return figures
  }
}
