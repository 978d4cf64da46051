import Catalog
import Edits
import Examples
import Records

/// The run of some wrong versions in one copy, one after the other.
struct WrongVersionPart: Sendable {
  /// The id of the reference implementation, the suffix of its programs.
  private static let pattern = "reference"

  let versions: [WrongVersion]
  let bench: PatternBench
  /// In seconds, as in ``WrongVersionRunner``.
  let timeout: Double
  let progress: @Sendable (String) -> Void

  /// The outcomes of the scenarios by the versions' names; cancelled, it returns those that have been run.
  func outcomes() async throws(WrongVersionError) -> [String: TestOutcome] {
    progress("Building a copy of the reference implementation, which takes a minute the first time")
    try await build(nil)
    for example in Example.all where versions.contains(where: { $0.example == example }) {
      try await checkUnchanged(example)
    }
    var outcomes: [String: TestOutcome] = [:]
    for (number, version) in versions.enumerated() where !Task.isCancelled {
      progress("[\(number + 1)/\(versions.count)] \(version.example.id): \(version.name)")
      try await build(version.change)
      outcomes[version.name] = try await runScenarios(of: version.example)
    }
    return outcomes
  }

  private func build(_ change: Change?) async throws(WrongVersionError) {
    do throws(BenchError) {
      try await bench.apply(change)
      try await bench.buildProgram(with: change)
    } catch {
      throw .bench(error)
    }
  }

  /// Throws if the reference implementation fails by itself, as every wrong version would then seem to be rejected.
  private func checkUnchanged(_ example: Example) async throws(WrongVersionError) {
    let outcome = try await runScenarios(of: example)
    guard !outcome.kills else {
      throw .failsUnchanged(first: outcome.first ?? "ended by \(outcome.ending.rawValue)")
    }
    guard outcome.count > 0 else { throw .nothingRun(example: example.name) }
  }

  private func runScenarios(of example: Example) async throws(WrongVersionError) -> TestOutcome {
    do throws(BenchError) {
      let run = try await bench.runScenarios(of: example, pattern: Self.pattern, timeout: timeout)
      return TestOutcome([run], keepsNames: true)
    } catch {
      throw .bench(error)
    }
  }
}
