import Foundation
import Processes

/// The join of two changes of one text, as git does it.
enum ThreeWayMerge {
  /// The joined text; nil if both change the same place, or places side by side.
  ///
  /// A file that a change adds has no base, and one that it removes no text: both are empty here.
  static func joined(
    _ first: Data?, base: Data?, _ second: Data?
  ) async throws(BenchError) -> Data? {
    if first == base { return second ?? Data() }
    if second == base || first == second { return first ?? Data() }
    return try await joinedByGit(first ?? Data(), base: base ?? Data(), second ?? Data())
  }

  private static func joinedByGit(
    _ first: Data, base: Data, _ second: Data
  ) async throws(BenchError) -> Data? {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "merge-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, data) in [("first", first), ("base", base), ("second", second)] {
        try data.write(to: folder.appending(path: name))
      }
    } catch {
      throw .copyUnusable(path: folder.path, reason: error.localizedDescription)
    }
    let process = ChildProcess(
      program: URL(filePath: "/usr/bin/env"),
      arguments: ["git", "merge-file", "-p", "--quiet", "first", "base", "second"], folder: folder)
    let ending: ChildProcess.Ending
    do {
      ending = try await process.run()
    } catch {
      throw .noResult(of: "git merge-file", reason: "it cannot be started")
    }
    // The exit code is the number of collisions; from 128 on it is an error of git's.
    switch ending.reason {
    case .exit(0): return ending.output
    case .exit(1..<128): return nil
    default:
      throw .noResult(of: "git merge-file", reason: String(decoding: ending.output, as: UTF8.self))
    }
  }
}
