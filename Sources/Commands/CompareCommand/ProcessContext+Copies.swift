import CodeGraph
import Foundation

extension CompareCommand.ProcessContext {
  /// Reads the code of a copy of the package from the compiler's index.
  func read(_ copy: URL, _ targets: [SourceTarget]) async throws(CodeGraphError) -> CodeReading {
    try await CodeReader(
      package: copy, targets: targets, program: program, cache: cache, environment: environment
    ).read(progress: progress)
  }
}
