import CodeGraph
import Driver
import Examples
import Foundation
import Processes

/// Runs the scenarios of patterns in child processes, because in one process all patterns share its main actor.
///
/// The processes take the patterns from a queue, so that all are busy until it is empty. A pattern that was begun is not
/// tried again, so that a crash does not go unnoticed.
public struct ScenarioProcesses: Sendable {
  /// The largest number of patterns: a place in the queue is a byte.
  static let largestCount = 256

  private let program: URL
  private let count: Int

  /// Prepares a number of processes of a program, which must first call ``ScenarioService/runIfRequested(among:)``.
  public init(program: URL, count: Int) {
    self.program = program
    self.count = count
  }

  /// Whether several processes can run a number of patterns; for one pattern a second process would only cost time.
  func canRun(_ patterns: Int) -> Bool { count > 1 && (2...Self.largestCount).contains(patterns) }

  /// Returns the results of the request's patterns, in its order.
  ///
  /// `progress` gets the number of scenarios that have ended.
  func results(
    of patterns: [any Pattern], for request: ScenarioRequest, progress: @escaping @Sendable (Int) -> Void
  ) async throws(ScenarioProcessError) -> [[ScenarioResult]] {
    let log = ScenarioLog(of: request, by: patterns, progress: progress)
    let queue = ChildProcess.pipe()
    defer { try? queue.fileHandleForReading.close() }
    do {
      // The pipe has room for all. Its end tells a process that there are no more.
      try queue.fileHandleForWriting.write(contentsOf: Data(patterns.indices.map { UInt8($0) }))
      try queue.fileHandleForWriting.close()
    } catch {
      throw .notStarted(reason: error.localizedDescription)
    }
    let process = ChildProcess(
      program: program, arguments: [ScenarioService.argument, try request.argument],
      // A backtrace of a crash takes long, and would be discarded.
      environment: ["SWIFT_BACKTRACE": "enable=no"], input: queue.fileHandleForReading.fileDescriptor)
    // Results, because a task group forgets the type of an error.
    let endings = await withTaskGroup { group in
      for number in 0..<min(count, patterns.count) {
        group.addTask { await run(process, number: number, log, queue) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    var ending = ChildProcess.Ending.Reason.exit(0)
    for next in endings {
      let next = try next.get()
      if ending == .exit(0) { ending = next }
    }
    return try log.results(unlessBegun: ending)
  }

  /// Runs one process to its end; after an error the patterns that nobody has begun are taken off the queue.
  private func run(
    _ process: ChildProcess, number: Int, _ log: ScenarioLog, _ queue: Pipe
  ) async -> Result<ChildProcess.Ending.Reason, ScenarioProcessError> {
    do throws(SpawnedSession.StartError) {
      let ending = try await process.run { log.add($0, from: number) }.reason
      log.add(ending, of: number)
      if log.hasFailed { takeRest(of: queue) }
      return .success(ending)
    } catch {
      takeRest(of: queue)
      return .failure(.notStarted(reason: error.description))
    }
  }

  /// Empties the queue, so that no process begins another pattern; they cannot read what cannot be read here.
  private func takeRest(of queue: Pipe) {
    _ = try? queue.fileHandleForReading.readToEnd()
  }
}
