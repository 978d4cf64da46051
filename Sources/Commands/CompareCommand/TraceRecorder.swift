import Bench
import CommandLineKit
import Examples
import Foundation
import Traces
import Verdicts

/// Records patterns with an instrumented build of a product.
@MainActor
struct TraceRecorder {
  /// A run of the product: its arguments, and the recording's name and example.
  struct Run {
    let example: Example
    let name: String
    let arguments: [String]
  }

  private let invocation: Invocation
  /// The recordings that the package keeps.
  let store: RecordingStore
  private let codebase: Codebase
  private let build: InstrumentedBuild

  /// Reads the code and builds the product.
  init(of product: String, _ invocation: Invocation) async throws(CommandFailure) {
    self.invocation = invocation
    let context = invocation.context
    let package = try invocation.package().url
    store = RecordingStore(in: package)
    codebase = try await invocation.codebase()
    let folder = context.cache.deletingLastPathComponent().appending(path: "trace")
    do throws(TraceError) {
      build = try await InstrumentedBuild(
        of: product, in: package, folder: folder, patterns: invocation.cards.map(\.module),
        environment: context.environment, progress: context.progress)
    } catch {
      throw .trace(error)
    }
  }

  /// Records runs that show a pattern, in a process each, so that no recording depends on what ran before.
  func record(
    _ runs: [Run], of entry: Registry.Entry, inTerminal: Bool = false
  ) async throws(CommandFailure) -> KeptRecordings {
    let code = codebase.entry(of: entry.card.id)?.code ?? [:]
    var recordings: [Recording] = []
    for run in runs where run.example.isShown(by: entry.pattern) {
      invocation.context.progress("Recording \(entry.card.name): \(run.name)")
      if inTerminal { Progress.standard.end() }
      do throws(TraceError) {
        recordings.append(
          try await build.recording(
            of: entry.card.id, run.example.id, run.name, running: run.arguments, inTerminal: inTerminal,
            declarations: DeclarationLines(code.values)))
      } catch {
        throw .trace(error)
      }
    }
    return KeptRecordings(recordings, code: code, fingerprint: store.fingerprint(of: entry.card))
  }
}
