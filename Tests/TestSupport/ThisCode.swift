import Comparison
import Coupling
import Foundation

/// This package's own code, read once for all tests of a run.
public enum ThisCode {
  /// The graph of all patterns and of what they share.
  public static let graph = Task { () async throws(CouplingError) in
    try await CodeReader(
      package: Program.packageFolder, targets: Codebase.targets(), program: Program("compare").url,
      product: "compare", scratch: Program.packageFolder.appending(path: ".build/index-build"),
      environment: ProcessInfo.processInfo.environment
    ).graph(progress: { _ in })
  }

  /// The graph, sorted by patterns.
  public static let codebase = Task {
    let kept = MutantFindings(keptIn: PackageFolder.ofThisBuild)
    return try Codebase(
      graph: try await graph.value,
      mutants: Registry.cards.compactMap { kept?.fresh($0, in: PackageFolder.ofThisBuild) })
  }
}
