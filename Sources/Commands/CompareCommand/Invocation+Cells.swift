import Bench
import CodeGraph
import CommandLineKit
import Foundation

extension Invocation {
  /// Runs cells; the reason why one cannot be run is an error of the command.
  func runningCells<Value>(
    _ work: () async throws(CellRunError) -> Value
  ) async throws(CommandFailure) -> Value {
    do throws(CellRunError) {
      return try await work()
    } catch {
      switch error {
      case .bench(let error): throw .bench(error)
      case .cell(let error): throw CommandFailure(error.description, .missingInput)
      case .unreadable(let cell, let reason):
        throw CommandFailure("The code of '\(cell)' cannot be read: \(reason)", .missingInput)
      case .sharedCollision(let pair, let files):
        throw CommandFailure(
          """
          The shared patches of '\(pair)' collide in \(files.joined(separator: ", ")). Write them so that git joins them.
          """, .missingInput)
      case .changedMeanwhile:
        throw CommandFailure("The code has changed while cells ran. Run the command again.", .missingInput)
      }
    }
  }

  /// The runner of cells of a package, in the user's cache.
  func cellRunner(on package: URL) async throws(CommandFailure) -> ChangeRunner {
    let context = context
    let workbench = try await Workbench(of: package, in: context)
    return ChangeRunner(on: workbench, progress: context.progress) {
      copy, targets async throws(CodeGraphError) in
      try await context.read(copy, targets)
    }
  }
}
