import CodeGraph
import Foundation

/// Where changed copies of the package are built: a folder with a copy for each pattern.
///
/// Mistakes and exercises share it, so that a pattern is built once for both.
package struct Workbench: Sendable {
  /// The package that is copied.
  let package: URL
  private let folder: URL
  private let swift: URL
  private let progress: @Sendable (String) -> Void

  /// Finds the toolchain; the copies are in subfolders of `folder`.
  package init(
    for package: URL, in folder: URL, environment: [String: String],
    progress: @escaping @Sendable (String) -> Void
  ) async throws(BenchError) {
    do {
      swift = try await Toolchain.find(environment: environment).swift
    } catch {
      throw .noToolchain(reason: error.description)
    }
    self.package = package
    self.folder = folder
    self.progress = progress
  }

  /// The bench of a pattern's module; throws if another process uses its copy.
  package func bench(of module: String) throws(BenchError) -> PatternBench {
    let copy = PackageCopy(original: package, folder: folder.appending(path: module))
    return try PatternBench(module: module, copy: copy, swift: swift, progress: progress)
  }
}
