import Driver
import Examples

/// Runs random sessions with all patterns and compares them.
///
/// Sessions run concurrently in batches, because they share the turns in which ``AppDriver/settle()`` waits.
@MainActor
public struct Fuzzer {
  /// The result of a run.
  public struct Outcome: Sendable {
    /// The number of sessions run.
    public let sessions: Int
    /// The first difference, shrunk; nil if there is none.
    public let difference: FoundDifference?
    /// The buttons that the sessions pressed, of each example.
    public let presses: [ButtonPresses]
  }

  /// A difference with the session that found it.
  public struct FoundDifference: Sendable {
    /// The seed of the session: a run of one session from this seed finds the difference again.
    public let seed: UInt64
    /// The example of the session.
    public let example: Example
    /// The difference.
    public let found: SessionDifference
  }

  private static let batchSize = 50

  private let patterns: [any Pattern]
  private let examples: [Example]
  private let length: Int

  /// Creates a fuzzer, which compares the other patterns with the first; a session has `length` steps after the launch.
  public init(of patterns: [any Pattern], examples: [Example], length: Int = 30) {
    self.patterns = patterns
    self.examples = examples
    self.length = length
  }

  /// Runs `count` sessions until one shows a difference; each has the seed after that of the one before.
  ///
  /// A session's seed decides all of it, the example too.
  public func run(_ count: Int, seed: UInt64) async -> Outcome {
    var presses = examples.map(ButtonPresses.init)
    var done = 0
    while done < count {
      let seeds = (done..<min(done + Self.batchSize, count)).map { seed &+ UInt64($0) }
      let batch = seeds.map { seed in
        Task { await comparer(for: example(of: seed)).randomSession(seed: seed, length: length) }
      }
      for (offset, task) in batch.enumerated() {
        let outcome = await task.value
        presses[place(of: seeds[offset])].add(outcome.presses)
        guard let found = outcome.difference else { continue }
        for later in batch[offset...] { _ = await later.value }
        let example = example(of: seeds[offset])
        let difference = FoundDifference(
          seed: seeds[offset], example: example, found: await comparer(for: example).shrunk(found))
        return Outcome(sessions: done + offset + 1, difference: difference, presses: presses)
      }
      done += batch.count
    }
    return Outcome(sessions: done, difference: nil, presses: presses)
  }

  private func place(of seed: UInt64) -> Int { Int(seed % UInt64(examples.count)) }

  private func example(of seed: UInt64) -> Example { examples[place(of: seed)] }

  /// Compares the patterns that have the example.
  private func comparer(for example: Example) -> SessionComparer {
    SessionComparer(of: patterns.filter(example.isShown), example: example)
  }
}
