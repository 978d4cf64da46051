import Catalog
import CommandLineKit
import Foundation
import PackageLayout
import Records

/// The user's own change of one pattern as a cell of a request.
///
/// It is what the pattern's folder and that of its tests have otherwise than in a commit; all else, such as the request's scenarios,
/// is left out.
struct OwnChange {
  let request: ChangeRequest
  let card: Card
  /// The commit of the catalogue that the cell belongs to.
  let base: Commit
  /// The commit from which the change is taken: the last one of the same checkout, or the first of a race's copy.
  let start: Commit
  /// What is said if nothing differs from it, after the names of the folders.
  let lack: String

  /// The change of a checkout that is not committed.
  init(request: ChangeRequest, card: Card, git: Git) {
    self.init(
      request: request, card: card, base: Commit(git: git, name: "HEAD"),
      start: Commit(git: git, name: "HEAD"),
      lack: "are as in the last commit. Make the change there, do not commit it, and run the command again.")
  }

  /// The change of a race's copy, in which commits may have been made.
  init(request: ChangeRequest, card: Card, base: Commit, start: Commit, lack: String) {
    self.request = request
    self.card = card
    self.base = base
    self.start = start
    self.lack = lack
  }

  /// Writes the catalogue's commit into a folder, which must not be there yet, with the change as its cell.
  func write(to folder: URL, roles: URL?) async throws(CommandFailure) {
    let index = folder.appendingPathExtension("index")
    defer { try? FileManager.default.removeItem(at: index) }
    // An index of its own leaves the user's as it is.
    var catalogue = base.git
    catalogue.environment["GIT_INDEX_FILE"] = index.path
    try await catalogue("read-tree", base.name)
    try await catalogue("checkout-index", "--all", "--prefix=\(folder.path)/")
    var own = start.git
    own.environment["GIT_INDEX_FILE"] = index.path
    try await own("read-tree", start.name)
    let code = PackageLayout.code(of: card.module)
    let tests = PackageLayout.tests(of: card.module)
    try await own("add", "--all", "--", code, tests)
    let cell = folder.appending(path: ChangeVersion.own.folder(of: request, in: card))
    let patches = [
      ("product.patch", try await patch(of: code, by: own)),
      ("tests.patch", try await patch(of: tests, by: own)),
    ]
    guard patches.contains(where: { !$0.1.isEmpty }) else {
      throw CommandFailure("'\(code)' and '\(tests)' \(lack)", .usage)
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

  /// The difference of a folder from the commit.
  private func patch(of path: String, by git: Git) async throws(CommandFailure) -> String {
    try await git(Git.plainDiff + ["--full-index", "--cached", start.name, "--", path])
  }
}
