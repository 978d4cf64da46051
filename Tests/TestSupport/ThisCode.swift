import CodeGraph
import Comparison
import Foundation

/// This package's own code, read once for all tests of a run.
public enum ThisCode {
  private static let reading = Task { () async throws(CodeGraphError) in
    try await reader(of: Program.packageFolder).reading(progress: { _ in })
  }

  /// The graph of all patterns and of what they share.
  public static let graph = Task { () async throws in try await reading.value.graph }

  /// Where is kept what was read of the code.
  public static let cache = Program.packageFolder.appending(path: ".build/code")

  /// Reads this package's modules in a folder that holds them or changed ones.
  static func reader(of folder: URL) -> CodeReader {
    CodeReader(
      package: folder, targets: Codebase.targets(), program: Program("compare").url, cache: cache,
      environment: ProcessInfo.processInfo.environment)
  }

  /// The graph, sorted by patterns.
  public static let codebase = Task {
    let kept = MutantFindings(keptIn: PackageFolder.ofThisBuild)
    let found = try await reading.value
    return Codebase(
      graph: found.graph, failures: found.failures,
      mutants: kept?.fresh(Registry.cards, in: PackageFolder.ofThisBuild) ?? [])
  }
}
