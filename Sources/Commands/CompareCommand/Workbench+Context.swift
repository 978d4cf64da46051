import Bench
import Foundation

extension Workbench {
  /// The workbench of a package in the user's cache.
  init(of package: URL, in context: CompareCommand.ProcessContext) async throws(CommandFailure) {
    do throws(BenchError) {
      try await self.init(
        for: package, in: context.cache.deletingLastPathComponent().appending(path: "bench"),
        environment: context.environment, progress: context.progress)
    } catch {
      throw .bench(error)
    }
  }
}
