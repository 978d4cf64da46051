import Catalog
import Examples
import Foundation
import PackageLayout
import Records

/// The join of two cells of one pattern in its copy.
struct MergeRun: Sendable {
  let cells: CellPair
  let place: CellBench

  private var card: Card { cells.card }
  private var package: URL { place.package }
  private var copy: URL { place.copy }

  /// Joins the cells, and runs the scenarios of both if nothing of the product collides.
  func result() async throws(CellRunError) -> MergeResult {
    let collisions = try await join()
    let code = PackageLayout.code(of: card.module)
    let tests = PackageLayout.tests(of: card.module)
    let others = collisions.filter {
      !isPart($0, of: code) && !isPart($0, of: tests) && $0 != PackageLayout.contract
    }
    guard others.isEmpty else { throw .sharedCollision(pair: cells.pair.id, files: others) }
    let product = collisions.filter { isPart($0, of: code) }
    return MergeResult(
      pair: cells.pair.id, pattern: card.id,
      fingerprint: CellFingerprint(in: package).text(of: cells.pair, in: card),
      collisions: product.map(PatchedFile.typeName(of:)),
      testCollisions: collisions.filter { isPart($0, of: tests) }.map(PatchedFile.typeName(of:)),
      scenarios: product.isEmpty ? try await scenarios() : nil)
  }

  private func isPart(_ path: String, of folder: String) -> Bool { path.hasPrefix("\(folder)/") }

  /// Makes the copy equal to the package with both changes; returns the paths of the files in which they collide.
  private func join() async throws(CellRunError) -> [String] {
    let paths: [String]
    do throws(CellError) {
      paths = try cells.paths()
    } catch {
      throw .cell(error)
    }
    try await place.apply(cells.first.changes)
    let first = paths.map { try? Data(contentsOf: copy.appending(path: $0)) }
    try await place.apply(cells.second.changes)
    var collisions: [String] = []
    for (path, text) in zip(paths, first) {
      let base = try? Data(contentsOf: package.appending(path: path))
      let file = copy.appending(path: path)
      do throws(BenchError) {
        let joined = try await ThreeWayMerge.joined(text, base: base, try? Data(contentsOf: file))
        if let joined { try write(joined, to: file) } else { collisions.append(path) }
      } catch {
        throw .bench(error)
      }
    }
    return collisions
  }

  /// Writes a file, or removes it, as a file that a change takes away has no text.
  private func write(_ text: Data, to file: URL) throws(BenchError) {
    do {
      if text.isEmpty {
        try? FileManager.default.removeItem(at: file)
      } else {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, options: .atomic)
      }
    } catch {
      throw .copyUnusable(path: file.path, reason: error.localizedDescription)
    }
  }

  /// The outcome of the joined program's scenarios, which says if it does not compile.
  private func scenarios() async throws(CellRunError) -> TestOutcome {
    do throws(BenchError) {
      try await place.bench.buildProgram()
    } catch .doesNotBuild {
      return .compileError
    } catch {
      throw .bench(error)
    }
    return try await place.scenarios()
  }
}
