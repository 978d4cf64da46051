import Catalog
import CommandLineKit
import Foundation
import PackageLayout
import Records

/// The user's own change of one pattern, not committed, as a cell of a request.
///
/// It is what the pattern's folder and that of its tests have otherwise than in the last commit; all else in the checkout, such as
/// the request's scenarios, is left out.
struct OwnChange {
  let request: ChangeRequest
  let card: Card
  let git: Git

  /// Writes the last commit into a folder, which must not be there yet, with the change as its cell.
  func write(to folder: URL, roles: URL?) async throws(CommandFailure) {
    let index = folder.appendingPathExtension("index")
    defer { try? FileManager.default.removeItem(at: index) }
    // An index of its own leaves the user's as it is.
    var own = git
    own.environment["GIT_INDEX_FILE"] = index.path
    try await own("read-tree", "HEAD")
    try await own("checkout-index", "--all", "--prefix=\(folder.path)/")
    let code = PackageLayout.code(of: card.module)
    let tests = PackageLayout.tests(of: card.module)
    try await own("add", "--all", "--", code, tests)
    let cell = folder.appending(path: ChangeVersion.own.folder(of: request, in: card))
    let patches = [
      ("product.patch", try await patch(of: code, by: own)),
      ("tests.patch", try await patch(of: tests, by: own)),
    ]
    guard patches.contains(where: { !$0.1.isEmpty }) else {
      throw CommandFailure(
        "'\(code)' and '\(tests)' are as in the last commit. Make the change there, do not commit it, and run the command again.",
        .usage)
    }
    do {
      try FileManager.default.createDirectory(at: cell, withIntermediateDirectories: true)
      for (name, text) in patches where !text.isEmpty {
        try Data(text.utf8).write(to: cell.appending(path: name))
      }
      if let roles { try FileManager.default.copyItem(at: roles, to: cell.appending(path: "roles.json")) }
    } catch {
      throw CommandFailure("Your change cannot be copied: \(SystemWords.of(error)).", .internalError)
    }
  }

  /// The difference of a folder from the last commit, whatever the user's settings of git.
  private func patch(of path: String, by git: Git) async throws(CommandFailure) -> String {
    try await git(
      "-c", "diff.noprefix=false", "-c", "diff.mnemonicPrefix=false", "diff", "--cached", "--full-index",
      "--no-ext-diff", "--no-textconv", "--no-color", "HEAD", "--", path)
  }
}
