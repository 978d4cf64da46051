import Examples
import Driver

/// Runs random sessions with all patterns and compares them.
///
/// Sessions run concurrently in batches, because they share the turns in which ``AppDriver/settle()`` waits.
@MainActor
public struct Fuzzer {
  /// The result of a run.
  public struct Outcome: Sendable {
    /// The number of sessions run.
    public let sessions: Int
    /// The first difference, shrunk, with its session's number from 1; nil if there is none.
    public let difference: (session: Int, found: SessionDifference, example: Example)?
    /// The buttons that the sessions pressed, of each example.
    public let presses: [ButtonPresses]
  }

  private static let batchSize = 50

  private let patterns: [any Pattern]
  private let examples: [Example]
  private let length: Int

  /// Creates a fuzzer, which uses the examples in turn and compares the other patterns with the first; a session has `length`
  /// steps after the launch.
  public init(of patterns: [any Pattern], examples: [Example], length: Int) {
    self.patterns = patterns
    self.examples = examples
    self.length = length
  }

  /// Runs one of several equal parts of `count` sessions, from part 0, until one session shows a difference.
  ///
  /// It calls `progress` after each batch with the number of sessions run so far.
  public func run(
    _ count: Int, seed: UInt64, part: (number: Int, count: Int) = (0, 1), progress: (Int) -> Void
  ) async -> Outcome {
    var seeds = SeededGenerator(seed: seed)
    let sessions = (0..<count).map { (number: $0, seed: seeds.next()) }
      .filter { $0.number / examples.count % part.count == part.number }
    var presses = examples.map(ButtonPresses.init)
    var done = 0
    while done < sessions.count {
      let batch = sessions[done..<min(done + Self.batchSize, sessions.count)].map { session in
        let (example, seed) = (examples[session.number % examples.count], session.seed)
        return Task {
          await comparer(for: example).randomSession(seed: seed, length: length)
        }
      }
      for (offset, task) in batch.enumerated() {
        let outcome = await task.value
        let number = sessions[done + offset].number
        presses[number % examples.count].add(outcome.presses)
        guard let found = outcome.difference else { continue }
        for later in batch[offset...] { _ = await later.value }
        let example = examples[number % examples.count]
        let shrunk = await comparer(for: example).shrunk(found)
        return Outcome(
          sessions: done + offset + 1, difference: (number + 1, shrunk, example), presses: presses)
      }
      done += batch.count
      progress(done)
    }
    return Outcome(sessions: done, difference: nil, presses: presses)
  }

  /// Compares the patterns that have the example.
  private func comparer(for example: Example) -> SessionComparer {
    SessionComparer(of: patterns.filter(example.isShown), example: example)
  }
}
