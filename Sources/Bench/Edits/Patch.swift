import Foundation
import Processes

/// A change of any number of files, as `git diff` prints it.
public struct Patch: Sendable, Hashable {
  /// The file with the differences.
  public let file: URL

  /// Refers to a file with differences; it is read when it is applied.
  public init(_ file: URL) {
    self.file = file
  }

  /// Applies the patch with the given options of `git apply`; throws git's words if it fails.
  func apply(to folder: URL, options: [String]) async throws(PatchFailure) {
    let process = ChildProcess(
      program: URL(filePath: "/usr/bin/env"),
      arguments: ["git", "apply", "--whitespace=nowarn"] + options + [file.path], folder: folder,
      environment: ["GIT_CEILING_DIRECTORIES": Self.ceiling(of: folder)], joinsErrors: true)
    let ending: ChildProcess.Ending
    do {
      ending = try await process.run()
    } catch {
      throw PatchFailure(reason: "git cannot be started")
    }
    guard ending.reason == .exit(0) else {
      let words = String(decoding: ending.output, as: UTF8.self)
      throw PatchFailure(reason: words.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  /// Keeps git from a repository around the folder: in a subfolder of one it skips what the patch names, without an error.
  private static func ceiling(of folder: URL) -> String {
    folder.realPath.deletingLastPathComponent().path
  }
}
