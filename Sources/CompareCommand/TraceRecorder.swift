import Catalog
import CodeGraph
import CommandLineKit
import Comparison
import Examples
import Foundation
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
    do throws(TraceError) {
      try InstrumentedBuild.checkPlatform()
    } catch {
      throw CommandError(error.description, .missingInput)
    }
    codebase = try await invocation.codebase()
    do throws(TraceError) {
      build = try await InstrumentedBuild(
        of: product, in: package, folder: context.cache.deletingLastPathComponent().appending(path: "trace"),
        patterns: invocation.cards.map(\.module),
        declarations: DeclarationLines(codebase.patterns.flatMap(\.code.values)),
        environment: context.environment, progress: context.progress)
    } catch {
      throw CommandError(error.description, .internalError)
    }
  }

  /// Records scenarios with the selected patterns, and keeps the recordings in the package on request.
  func record(
    _ scenarios: [Scenario], keeps: Bool
  ) async throws(CommandError) -> [(card: Card, recordings: KeptRecordings)] {
    var all: [(card: Card, recordings: KeptRecordings)] = []
    for (pattern, card) in invocation.selected {
      var recordings: [Recording] = []
      for scenario in scenarios where scenario.example.isShown(by: pattern) {
        invocation.context.progress("Recording \(card.name): \(scenario.name)")
        do throws(TraceError) {
          // A process each, so that no recording depends on what ran before.
          let steps = try await build.steps(running: [
            "trace", card.id, "--example", scenario.example.id, "--scenario=\(scenario.name)",
          ])
          recordings.append(
            Recording(
              pattern: card.id, example: scenario.example.id, scenario: scenario.name, steps: steps))
        } catch {
          throw CommandError(error.description, .internalError)
        }
      }
      all.append((card, kept(recordings, of: card)))
      guard keeps else { continue }
      do {
        try all[all.count - 1].recordings.write(of: card, in: package)
      } catch {
        throw CommandError(
          "'\(KeptRecordings.folder)' cannot be written: \(SystemWords.of(error)).", .internalError)
      }
    }
    return all
  }

  /// Runs a program in this process's terminal and returns its recording.
  func run(
    _ program: String, _ arguments: [String], showing example: Example, by card: Card
  ) async throws(CommandError) -> KeptRecordings {
    let process = build.process
    do {
      let child = try SpawnedSession(
        program: process.program, arguments: arguments, environment: process.environment, streams: .inherited)
      _ = child.reap()
      let steps = try await build.recordedSteps()
      return kept(
        [Recording(pattern: card.id, example: example.id, scenario: program, steps: steps)], of: card)
    } catch {
      throw CommandError("\(error)", .internalError)
    }
  }

  private func kept(_ recordings: [Recording], of card: Card) -> KeptRecordings {
    var references: [String: [TypeReference]] = [:]
    for (example, code) in codebase.entry(of: card.id)?.code ?? [:] {
      references[example.id] = TypeReference.all(in: code)
    }
    return KeptRecordings(recordings, references: references, of: card, in: package)
  }
}
