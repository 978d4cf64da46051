import CodeGraph
import CommandLineKit
import Comparison
import Examples
import Foundation
import Measures
import Scenarios
import Tracing

/// Records patterns with an instrumented build of a product.
@MainActor
struct TraceRecorder {
  private let invocation: Invocation
  private let package: URL
  private let codebase: Codebase
  private let build: InstrumentedBuild

  /// Reads the code and builds the product.
  init(of product: String, _ invocation: Invocation) async throws(CommandError) {
    self.invocation = invocation
    let context = invocation.context
    package = try invocation.package().url
    codebase = try await invocation.codebase()
    do throws(TraceError) {
      build = try await InstrumentedBuild(
        of: product, in: package, folder: context.cache.deletingLastPathComponent().appending(path: "trace"),
        patterns: invocation.cards.map(\.module),
        environment: context.environment, progress: context.progress)
    } catch {
      throw CommandError(error.description, .internalError)
    }
  }

  /// Records scenarios with a pattern.
  func record(
    _ scenarios: [Scenario], with entry: Registry.Entry
  ) async throws(CommandError) -> KeptRecordings {
    var recordings: [Recording] = []
    for scenario in scenarios where scenario.example.isShown(by: entry.pattern) {
      invocation.context.progress("Recording \(entry.card.name): \(scenario.name)")
      do throws(TraceError) {
        // A process each, so that no recording depends on what ran before.
        let steps = try await build.steps(
          running: [
            "trace", entry.card.id, "--example", scenario.example.id, "--scenario=\(scenario.name)",
          ], declarations: DeclarationLines(code(of: entry).values))
        recordings.append(recording(of: scenario.example, entry, scenario.name, steps))
      } catch {
        throw CommandError(error.description, .internalError)
      }
    }
    return kept(recordings, of: entry)
  }

  /// Runs a program in this process's terminal and returns its recording.
  func run(
    _ program: String, _ arguments: [String], showing example: Example, by entry: Registry.Entry
  ) async throws(CommandError) -> KeptRecordings {
    do {
      try build.prepare()
      Progress.standard.end()
      let child = try SpawnedSession(
        program: build.program, arguments: arguments, environment: build.environment, streams: .inherited)
      _ = child.reap()
      let steps = try await build.recordedSteps(DeclarationLines(code(of: entry).values))
      return kept([recording(of: example, entry, program, steps)], of: entry)
    } catch {
      throw CommandError("\(error)", .internalError)
    }
  }

  private func recording(
    of example: Example, _ entry: Registry.Entry, _ scenario: String, _ steps: [Recording.Step]
  ) -> Recording {
    Recording(pattern: entry.card.id, example: example.id, scenario: scenario, steps: steps)
  }

  private func kept(_ recordings: [Recording], of entry: Registry.Entry) -> KeptRecordings {
    KeptRecordings(recordings, code: code(of: entry), of: entry.card, in: package)
  }

  private func code(of entry: Registry.Entry) -> [Example: PatternCode] {
    codebase.entry(of: entry.card.id)?.code ?? [:]
  }
}
