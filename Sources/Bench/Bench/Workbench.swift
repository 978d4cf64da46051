import Catalog
import CodeGraph
import Examples
import Foundation
import PackageLayout

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

  /// The examples that a pattern has: those with a folder.
  package func examples(of card: Card) -> [Example] {
    let code = package.appending(path: PackageLayout.code(of: card.module))
    return Example.all.filter {
      FileManager.default.fileExists(atPath: code.appending(path: $0.name).path)
    }
  }

  /// The folder of the copy in which a module is built alone.
  package func copy(of module: String) -> URL { folder.appending(path: module) }

  /// The bench of a pattern's module; throws if another process uses its copy.
  ///
  /// A module with several copies side by side has a number for each.
  package func bench(of module: String, number: Int? = nil) throws(BenchError) -> PatternBench {
    let name = number.map { "\(module)-\($0)" } ?? module
    let copy = PackageCopy(original: package, folder: folder.appending(path: name))
    return try PatternBench(module: module, copy: copy, swift: swift, progress: progress)
  }
}
