import Comparison
import Coupling
import Foundation

/// This package's own code, read once for all tests of a run.
public enum ThisCode {
  /// The graph of all patterns and of what they share.
  public static let graph = Task { () async throws(CouplingError) in
    let reading = try await reader(of: Program.packageFolder).reading(progress: { _ in })
    if let failure = reading.failures.values.first { throw failure }
    return reading.graph
  }

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
    return try Codebase(
      graph: try await graph.value,
      mutants: Registry.cards.compactMap { kept?.fresh($0, in: PackageFolder.ofThisBuild) })
  }
}
