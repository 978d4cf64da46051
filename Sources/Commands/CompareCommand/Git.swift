import CommandLineKit
import Foundation
import Processes

/// The user's git, run in a folder.
struct Git: Sendable {
  let folder: URL
  /// Additions to this process's environment.
  var environment: [String: String]

  @discardableResult
  func callAsFunction(_ arguments: String...) async throws(CommandFailure) -> String {
    try await self(arguments)
  }

  /// A difference that can be applied, whatever the user's settings of git; options of the command may follow.
  static let plainDiff = [
    "-c", "diff.noprefix=false", "-c", "diff.mnemonicPrefix=false", "diff", "--no-ext-diff",
    "--no-textconv", "--no-color",
  ]

  /// A file of that name in git's own folder, which no status and no difference shows.
  func ownFile(named name: String) async throws(CommandFailure) -> URL {
    let path = try await self("rev-parse", "--git-path", name)
    return folder.file(at: path.trimmingCharacters(in: .newlines))
  }

  /// Runs git and returns its output; throws with git's words if it fails.
  @discardableResult
  func callAsFunction(_ arguments: [String]) async throws(CommandFailure) -> String {
    var words = "it cannot be started"
    // The output is read without the errors first: a warning is not part of a result. A command that failed runs again for its
    // error.
    for joinsErrors in [false, true] {
      let ending = try? await ChildProcess(
        program: URL(filePath: "/usr/bin/env"), arguments: ["git"] + arguments, folder: folder,
        environment: environment, joinsErrors: joinsErrors
      ).run()
      if let ending { words = String(decoding: ending.output, as: UTF8.self) }
      if ending?.reason == .exit(0) { return words }
    }
    throw CommandFailure(
      "git failed: \(words.split(separator: "\n").prefix(4).joined(separator: "\n"))", .internalError)
  }
}
