import Bench
import Catalog
import CodeGraph
import CommandLineKit
import Edits
import Examples
import Foundation
import PackageLayout
import Verdicts

/// What must hold when a kata is done, looked at in its copy.
///
/// Nothing but what the task is about is changed, all unit tests and scenarios pass, the rules of the card are kept, and the unit
/// tests notice the mistakes that the kata has.
struct KataCheck {
  /// One of the things that must hold.
  struct Finding: Equatable, Sendable {
    /// The thing, such as `scenarios`.
    let name: String
    let isGood: Bool
    /// What was found; what is missing if it does not hold.
    let text: String
  }

  /// In seconds: of a build with its unit tests, and of an example's scenarios.
  private static let timeout = 300.0

  let kata: Kata
  let card: Card
  let started: StartedExercise
  let context: CompareCommand.ProcessContext
  let read: ChangeRunner.Read

  /// What is checked, in a line each, for the task.
  static func announcements(of kata: Kata) -> [String] {
    [
      "only: nothing but \(kata.paths.joined(separator: " ")) is changed",
      "tests: all unit tests pass", "scenarios: all pass", "rules: those of the card are kept",
    ] + (kata.mistakes.isEmpty ? [] : ["mistakes: a unit test fails with each of \(kata.mistakes.count)"])
  }

  /// The findings in order; after a change elsewhere the others are left out, as they would be about another task.
  func findings() async throws(CommandFailure) -> [Finding] {
    let only = try await only()
    guard only.isGood else { return [only] }
    let workbench = try await Workbench(of: started.url, in: context)
    let bench: PatternBench
    do throws(BenchError) {
      bench = try workbench.bench(of: card.module)
    } catch {
      throw .bench(error)
    }
    var findings = [only, try await tests(on: bench)]
    findings.append(try await scenarios(on: bench, of: workbench.examples(of: card)))
    findings.append(try await rules())
    guard !kata.mistakes.isEmpty else { return findings }
    let waits = !findings.allSatisfy(\.isGood)
    findings.append(
      waits ? fails("mistakes", "they wait until the others hold") : try await mistakes(on: bench))
    return findings
  }

  private func holds(_ name: String, _ text: String) -> Finding {
    Finding(name: name, isGood: true, text: text)
  }

  private func fails(_ name: String, _ text: String) -> Finding {
    Finding(name: name, isGood: false, text: text)
  }

  // MARK: Changed files

  private func only() async throws(CommandFailure) -> Finding {
    let copy = ExerciseCopy(in: started.url, environment: context.environment)
    let strays = try await copy.strayFiles(since: started.start, besides: kata.paths)
    let places = kata.paths.joined(separator: " and ")
    guard let first = strays.first else { return holds("only", "nothing but \(places) is changed") }
    return fails("only", "you changed \(first); the task is about \(places)")
  }

  // MARK: Unit tests

  private func tests(on bench: PatternBench) async throws(CommandFailure) -> Finding {
    switch try await run(bench, with: nil) {
    case .doesNotBuild(let output): return fails("tests", "they do not build: \(Self.error(in: output))")
    case .ran(let record, let isTimeout):
      let isGood = record.isComplete && record.failed.isEmpty && !record.ended.isEmpty
      return Finding(name: "tests", isGood: isGood, text: Self.summary(of: record, isTimeout: isTimeout))
    }
  }

  private func run(_ bench: PatternBench, with mistake: Change?) async throws(CommandFailure) -> TestRun {
    do throws(BenchError) {
      try await bench.apply(mistake)
      return try await bench.runTests("^\(card.module)Tests\\.", timeout: Self.timeout)
    } catch {
      throw .bench(error)
    }
  }

  /// How many fail, and the first of them.
  private static func summary(of record: TestRecord, isTimeout: Bool) -> String {
    if isTimeout { return "they do not end" }
    if let first = record.failed.first {
      return "\(record.failed.count) of \(record.ended.count) fail, first '\(first.name)'"
    }
    if !record.isComplete { return "they crash; 'swift test' in the copy shows where" }
    return "all \(record.ended.count) pass"
  }

  /// The compiler's first error, with the path in the copy.
  private static func error(in output: Data) -> String {
    let errors = CompilerErrors.summary(of: output).split(separator: "\n").map(String.init)
    let error = errors.first { $0.contains(".swift:") } ?? errors.first ?? ""
    let place = PackageLayout.built.compactMap { error.firstRange(of: "/\($0)/") }.first
    return String(place.map { error[error.index(after: $0.lowerBound)...] } ?? error[...])
  }

  // MARK: Scenarios

  private func scenarios(on bench: PatternBench, of examples: [Example]) async throws(CommandFailure)
    -> Finding
  {
    var runs: [ScenarioRun] = []
    do throws(BenchError) {
      try await bench.buildProgram()
      for example in examples {
        runs.append(try await bench.runScenarios(of: example, pattern: card.id, timeout: Self.timeout))
      }
    } catch .doesNotBuild {
      return fails("scenarios", "the program does not build")
    } catch {
      throw .bench(error)
    }
    return finding(on: runs, of: examples)
  }

  private func finding(on runs: [ScenarioRun], of examples: [Example]) -> Finding {
    var count = 0
    for (example, run) in zip(examples, runs) {
      let program = "'swift run \(example.program(of: card.id)) --scenarios' in the copy"
      switch run {
      case .crash: return fails("scenarios", "those of \(example.name) crash; \(program) shows where")
      case .timeout: return fails("scenarios", "those of \(example.name) do not end")
      case .ran(let results):
        let failed = results.filter { !$0.passed }
        if let first = failed.first {
          return fails(
            "scenarios",
            "\(failed.count) of \(results.count) fail, first '\(first.name)'; \(program) says more")
        }
        count += results.count
      }
    }
    return Finding(name: "scenarios", isGood: count > 0, text: "all \(count) pass")
  }

  // MARK: Rules

  private func rules() async throws(CommandFailure) -> Finding {
    let codebase: Codebase
    do throws(CodeGraphError) {
      let reading = try await read(started.url, Codebase.targets(for: [card]))
      if reading.failures[card.module] != nil { return fails("rules", "the code does not compile") }
      codebase = Codebase(graph: reading.graph, cards: [card]) { path in
        try? String(contentsOf: started.url.appending(path: path), encoding: .utf8)
      }
    } catch {
      throw .code(error)
    }
    let broken = codebase.brokenRules(of: card)
    guard let first = broken.first else { return holds("rules", "no rule is broken") }
    return fails("rules", broken.count > 1 ? "\(first) (and \(broken.count - 1) more)" : first)
  }

  // MARK: Mistakes

  private func mistakes(on bench: PatternBench) async throws(CommandFailure) -> Finding {
    for (place, name) in kata.mistakes.enumerated() {
      let words = "mistake \(place + 1) of \(kata.mistakes.count)"
      context.progress("Running the unit tests with \(words)")
      switch try await run(bench, with: kata.change(name)) {
      case .doesNotBuild(let output):
        return fails("mistakes", "with \(words) the code does not build: \(Self.error(in: output))")
      case .ran(let record, let isTimeout):
        guard isTimeout || !record.isComplete || !record.failed.isEmpty else {
          return fails("mistakes", "with \(words) in the code all unit tests pass")
        }
      }
    }
    return holds("mistakes", "a unit test fails with each of \(kata.mistakes.count)")
  }
}
