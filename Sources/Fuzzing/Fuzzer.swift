import Examples
import Scenarios

/// Takes all patterns through many random sessions, many at a time.
///
/// On the main actor an idle turn is cheap as long as others take turns too: see ``AppDriver/settle()``.
@MainActor
public struct Fuzzer {
  /// What came of a run.
  public struct Outcome: Sendable {
    /// How many sessions were run.
    public let sessions: Int
    /// The first difference, shrunk, with the number of its session from 1; nil if there is none.
    public let difference: (session: Int, found: SessionDifference, example: Example)?
  }

  private static let atATime = 50

  private let patterns: [any Pattern]
  private let examples: [Example]
  private let length: Int

  /// Makes a fuzzer.
  ///
  /// - Parameters:
  ///   - patterns: The patterns; the first is the one that the others are held against.
  ///   - examples: The examples to take turns with.
  ///   - length: The number of steps of a session from the launch on.
  public init(of patterns: [any Pattern], examples: [Example], length: Int) {
    self.patterns = patterns
    self.examples = examples
    self.length = length
  }

  /// Runs sessions until one shows a difference.
  ///
  /// - Parameters:
  ///   - count: How many sessions there are.
  ///   - seed: What all of them follow from.
  ///   - part: Which of them to run: of so many parts as large the one of that number, from 0.
  ///   - progress: Called now and then with the number of sessions run so far.
  /// - Returns: What came of it.
  public func run(
    _ count: Int, seed: UInt64, part: (number: Int, count: Int) = (0, 1), progress: (Int) -> Void
  ) async -> Outcome {
    var seeds = SeededGenerator(seed: seed)
    let sessions = (0..<count).map { (number: $0, seed: seeds.next()) }
      .filter { $0.number / examples.count % part.count == part.number }
    var done = 0
    while done < sessions.count {
      let batch = sessions[done..<min(done + Self.atATime, sessions.count)].map { session in
        let (example, seed) = (examples[session.number % examples.count], session.seed)
        return Task {
          await comparer(for: example).difference(seed: seed, length: length)
        }
      }
      for (offset, task) in batch.enumerated() {
        guard let found = await task.value else { continue }
        for later in batch[offset...] { _ = await later.value }
        let number = sessions[done + offset].number
        let example = examples[number % examples.count]
        let shrunk = await comparer(for: example).shrunk(found)
        return Outcome(sessions: done + offset + 1, difference: (number + 1, shrunk, example))
      }
      done += batch.count
      progress(done)
    }
    return Outcome(sessions: done, difference: nil)
  }

  /// Compares the patterns that have the example.
  private func comparer(for example: Example) -> SessionComparer {
    SessionComparer(of: patterns.filter(example.isShown), example: example)
  }
}
