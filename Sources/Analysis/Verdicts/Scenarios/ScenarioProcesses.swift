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
    let ending: ChildProcess.Ending.Reason
    do {
      // The pipe has room for all. Its end tells a process that there are no more.
      try queue.fileHandleForWriting.write(contentsOf: Data(patterns.indices.map { UInt8($0) }))
      try queue.fileHandleForWriting.close()
      let process = ChildProcess(
        program: program, arguments: [ScenarioService.argument, try request.argument],
        // A backtrace of a crash takes long, and would be discarded.
        environment: ["SWIFT_BACKTRACE": "enable=no"], input: queue.fileHandleForReading.fileDescriptor)
      ending = try await withThrowingTaskGroup(of: ChildProcess.Ending.Reason.self) { group in
        for number in 0..<min(count, patterns.count) {
          group.addTask { try await run(process, number: number, log, queue) }
        }
        return try await group.reduce(.exit(0)) { $0 == .exit(0) ? $1 : $0 }
      }
    } catch {
      throw .notStarted(reason: error.localizedDescription)
    }
    return try log.results(unlessBegun: ending)
  }

  /// Runs one process to its end; after an error the patterns that nobody has begun are taken off the queue.
  private func run(
    _ process: ChildProcess, number: Int, _ log: ScenarioLog, _ queue: Pipe
  ) async throws -> ChildProcess.Ending.Reason {
    do {
      let ending = try await process.run { log.add($0, from: number) }.reason
      log.add(ending, of: number)
      if log.hasFailed { _ = try queue.fileHandleForReading.readToEnd() }
      return ending
    } catch {
      _ = try? queue.fileHandleForReading.readToEnd()
      throw error
    }
  }
}
